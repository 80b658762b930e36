import { rotuloDe } from '@rateia/domain/tabela';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import type { Copia, LinhaDoRegistro, Secao } from '../../../db/dados-pessoais.ts';
import { SECOES } from '../../../db/dados-pessoais.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';
import type { Gateways } from '../../../http/deps.ts';
import { naCopiaDoDono } from '../dono.ts';
import type { ImagemDaCopia, LeitorDeImagens } from './ler-imagem.ts';
import { colunasDaImagem, leitorDeImagens } from './ler-imagem.ts';

type Valor = string | number | boolean | null | readonly unknown[] | Readonly<Record<string, unknown>>;
/** The name under which a record holds its picture. */
export const IMAGEM = 'imagem_arquivo';
export type Registro = Readonly<Record<string, Valor>>;
/** The picture of a record, if it has one. */
export function imagemDe(registro: Registro): ImagemDaCopia | undefined {
  const valor = registro[IMAGEM];
  return typeof valor === 'object' && valor !== null && 'base64' in valor ? (valor as ImagemDaCopia) : undefined;
}
export type ParteDosDados = (typeof SECOES)[Secao] & {
  readonly tabelas: readonly { readonly titulo: string; readonly registros: readonly Registro[] }[];
};

type Leitura = {
  readonly cifra: Cifra;
  readonly gateways: Pick<Gateways, 'arquivos'>;
  readonly usuarioId: number;
  readonly registro: readonly LinhaDoRegistro[];
  /** Told after each table: how much of all of them is read, from 0 to 1. */
  readonly aoAndar?: (parte: number) => Promise<void>;
};

/** All data about a person, by section, with encrypted columns opened (REGRAS 2.17 Export). */
export async function lerDados(
  db: Executor,
  { cifra, gateways, usuarioId, registro, aoAndar = async () => undefined }: Leitura,
): Promise<readonly ParteDosDados[]> {
  const lerImagem = leitorDeImagens({ cifra, gateways });
  const lidas: { readonly secao: Secao; readonly titulo: string; readonly registros: readonly Registro[] }[] = [];
  for (const [i, linha] of registro.entries()) {
    if ('titulo' in linha.copia) {
      const registros = await lerTabela(db, { linha, copia: linha.copia, cifra, usuarioId, lerImagem });
      lidas.push({ secao: linha.secao, titulo: linha.copia.titulo, registros });
    }
    await aoAndar((i + 1) / registro.length);
  }
  return (Object.keys(SECOES) as Secao[]).map((secao) => ({
    ...SECOES[secao],
    tabelas: lidas.filter((l) => l.secao === secao).map(({ titulo, registros }) => ({ titulo, registros })),
  }));
}

type Tabela = {
  readonly linha: LinhaDoRegistro;
  readonly copia: Copia;
  readonly cifra: Cifra;
  readonly usuarioId: number;
  readonly lerImagem: LeitorDeImagens;
};

async function lerTabela(db: Executor, tabela: Tabela): Promise<readonly Registro[]> {
  const { linha, copia, cifra, usuarioId, lerImagem } = tabela;
  const colunas = [
    ...copia.colunas.map((coluna) => sql.ref(`t.${coluna}`)),
    ...Object.entries(copia.extras ?? {}).map(([nome, expressao]) => sql`${sql.raw(expressao)} as ${sql.id(nome)}`),
    ...colunasDaImagem(copia.imagem),
  ];
  const ordem = linha.quando === undefined ? sql`` : sql`order by ${sql.ref(`t.${linha.quando}`)}`;
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(colunas)} from ${sql.table(linha.tabela)} t where ${naCopiaDoDono(linha, usuarioId)} ${ordem}`.execute(
    db,
  );
  const registros: Registro[] = [];
  for (const lida of rows) {
    const registro = Object.fromEntries(
      Object.entries(lida)
        .filter(([coluna]) => !coluna.startsWith('_'))
        .map(([coluna, valor]) => [coluna.replace(/_cifrad[ao]$/, ''), abrir({ coluna, valor, copia, cifra })]),
    );
    registros.push(copia.imagem === undefined ? registro : { ...registro, [IMAGEM]: await lerImagem(lida) });
  }
  return registros;
}

function abrir(p: {
  readonly coluna: string;
  readonly valor: unknown;
  readonly copia: Copia;
  readonly cifra: Cifra;
}): Valor {
  const { coluna, valor, copia, cifra } = p;
  const contexto = copia.cifradas?.[coluna];
  if (Buffer.isBuffer(valor))
    return contexto === undefined || valor.length === 0 ? null : comoTextoOuObjeto(cifra.decifrar(valor, contexto));
  const rotulos = copia.rotulos?.[coluna];
  if (rotulos !== undefined && (typeof valor === 'number' || typeof valor === 'string'))
    return rotuloDe(rotulos, valor);
  return (valor ?? null) as Valor;
}

/** An encrypted address or comparison is an object in text. */
function comoTextoOuObjeto(texto: string): Valor {
  return texto.startsWith('{') ? (JSON.parse(texto) as Readonly<Record<string, unknown>>) : texto;
}
