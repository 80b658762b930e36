import { createHash, randomUUID } from 'node:crypto';
import { extensaoDe, TAMANHO_MAXIMO_DE_IMAGEM } from '@rateia/domain/imagem';
import { umaLinha } from '@rateia/domain/texto';
import type { Provisorios } from '../../db/arquivos-a-guardar.ts';
import { anunciarArquivos } from '../../db/arquivos-a-guardar.ts';
import type { Cifra } from '../../gateways/chaves/port.ts';
import type { ArquivoRecebido, ContextoUsuario } from '../contexto.ts';
import { recusar } from '../erros.ts';
import { ehPdfInofensivo } from './conferir-pdf.ts';
import type { LugarDosAnexos } from './lugar-dos-anexos.ts';
import { contextoDoAnexo } from './lugar-dos-anexos.ts';

const INTEIRA = { formato: 'jpeg', lado: 2_400 } as const;
const LETRAS_DO_NOME = 80;

export type AnexoGuardado = {
  readonly id: string;
  readonly nome: string;
  readonly arquivo: string;
  readonly tipo: 'image/jpeg' | 'application/pdf';
  readonly bytes: Buffer;
  readonly chave: Buffer;
  readonly provisorios: Provisorios;
};

/**
 * Judges a file by its content, writes a picture anew, seals it and stores it before any transaction: nothing leads to it
 * until the row with `colunasDoAnexo` keeps it (`ficarCom`), and without that it is deleted by itself (ASVS 5.2; ADR 017).
 */
export async function guardarAnexo({ deps, arquivo }: ContextoUsuario, lugar: LugarDosAnexos): Promise<AnexoGuardado> {
  const recebido = arquivo ?? recusar('dadosInvalidos');
  const { tipo, bytes } = await tratar(deps.gateways.imagens, recebido);
  const id = randomUUID();
  const nome = `${lugar.pasta}/${id}`;
  const chave = deps.cifra.novaChave();
  const provisorios = await anunciarArquivos(deps, [nome]);
  const cifrado = deps.cifra.cifrarBytes(chave, bytes, contextoDoAnexo(lugar, id));
  if ((await deps.gateways.arquivos.guardar(nome, cifrado)).situacao !== 'ok') return recusar('indisponivel');
  return { id, nome: nomeLimpo(recebido.nome), arquivo: nome, tipo, bytes, chave, provisorios };
}

/** The columns of the row that leads to a stored file. */
export function colunasDoAnexo(
  cifra: Cifra,
  lugar: LugarDosAnexos,
  { id, nome, tipo, arquivo, bytes, chave }: AnexoGuardado,
) {
  return {
    id,
    nome_cifrado: cifra.cifrar(nome, lugar.contexto),
    tipo,
    arquivo,
    sha256: createHash('sha256').update(bytes).digest(),
    chave_embrulhada: cifra.embrulhar(chave, contextoDoAnexo(lugar, id)),
    tamanho: bytes.length,
  };
}

/** The first free place of so many, in which the next file goes; the database counts the places too. */
export function lugarLivre(ocupados: readonly { readonly numero: number }[], maximo: number): number {
  const lugares = Array.from({ length: maximo }, (_, i) => i + 1);
  const numero = lugares.find((n) => !ocupados.some((o) => o.numero === n));
  return numero ?? recusar('anexosDemais', { valores: { max: String(maximo) } });
}

async function tratar(
  imagens: ContextoUsuario['deps']['gateways']['imagens'],
  { nome, bytes }: ArquivoRecebido,
): Promise<Pick<AnexoGuardado, 'tipo' | 'bytes'>> {
  if (bytes.length === 0) return recusar('imagemVazia');
  if (bytes.length > TAMANHO_MAXIMO_DE_IMAGEM) return recusar('arquivoGrandeDemais');
  if (extensaoDe(nome) === 'pdf')
    return ehPdfInofensivo(bytes) ? { tipo: 'application/pdf', bytes } : recusar('anexoConteudo');
  const tratada = await imagens.tratar({ nome, bytes, saidas: [INTEIRA] });
  if (tratada.situacao === 'ocupado') return recusar('envioOcupado', { cabecalhos: { 'retry-after': '3' } });
  if (tratada.situacao === 'recusada') return recusar(tratada.motivo);
  const [inteira] = tratada.imagens;
  if (inteira === undefined) throw new Error('one size was asked for');
  return { tipo: 'image/jpeg', bytes: inteira.bytes };
}

/** The last part of the sender's name, as its readers see it. */
function nomeLimpo(nome: string): string {
  return umaLinha(nome.split(/[/\\]/).at(-1) ?? '').slice(-LETRAS_DO_NOME) || 'arquivo';
}
