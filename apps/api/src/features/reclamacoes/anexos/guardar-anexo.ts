import { createHash, randomUUID } from 'node:crypto';
import { extensaoDe, TAMANHO_MAXIMO_DE_IMAGEM } from '@rateia/domain/imagem';
import type { Lado } from '@rateia/domain/reclamacoes/listagens';
import { umaLinha } from '@rateia/domain/texto';
import type { Provisorios } from '../../../db/arquivos-a-guardar.ts';
import { anunciarArquivos, ficarCom } from '../../../db/arquivos-a-guardar.ts';
import type { Trx } from '../../../db/banco.ts';
import type { ArquivoRecebido, ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { anexosDoLado } from '../apresentar-reclamacao.ts';
import type { Reclamacao } from '../repository.ts';
import { cifrarNome } from './anexos-repository.ts';
import { ehPdfInofensivo } from './conferir-pdf.ts';

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

export function contextoDoAnexo(id: string): string {
  return `reclamacao:anexo:${id}`;
}

/**
 * Judges a file by its content, writes a picture anew, seals it and stores it before any transaction: nothing leads to it
 * until `porAnexo`, and without that it is deleted by itself (ASVS 5.2; ADR 017).
 */
export async function guardarAnexo({ deps, arquivo }: ContextoUsuario): Promise<AnexoGuardado> {
  const recebido = arquivo ?? recusar('dadosInvalidos');
  const { tipo, bytes } = await tratar(deps.gateways.imagens, recebido);
  const id = randomUUID();
  const nome = `reclamacoes/${id}`;
  const chave = deps.cifra.novaChave();
  const provisorios = await anunciarArquivos(deps, [nome]);
  const cifrado = deps.cifra.cifrarBytes(chave, bytes, contextoDoAnexo(id));
  if ((await deps.gateways.arquivos.guardar(nome, cifrado)).situacao !== 'ok') return recusar('indisponivel');
  return { id, nome: nomeLimpo(recebido.nome), arquivo: nome, tipo, bytes, chave, provisorios };
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

/** The last part of the sender's name, as both sides read it. */
function nomeLimpo(nome: string): string {
  return umaLinha(nome.split(/[/\\]/).at(-1) ?? '').slice(-LETRAS_DO_NOME) || 'arquivo';
}

/** Writes the row that leads to a stored file, in the next free place of its side: the places are counted by the database too. */
export async function porAnexo(
  trx: Trx,
  { deps, agora, usuario }: ContextoUsuario,
  p: {
    readonly reclamacao: Reclamacao;
    readonly lado: Lado;
    readonly interacaoId: number;
    readonly anexo: AnexoGuardado;
  },
): Promise<void> {
  const { reclamacao, lado, interacaoId, anexo } = p;
  const { id, arquivo, tipo, bytes, chave } = anexo;
  const ocupados = await trx
    .selectFrom('reclamacao_anexos')
    .select('numero')
    .where('reclamacao_id', '=', reclamacao.id)
    .where('lado', '=', lado)
    .execute();
  const maximo = anexosDoLado(reclamacao, await deps.regras());
  const lugares = Array.from({ length: maximo }, (_, i) => i + 1);
  const numero = lugares.find((n) => !ocupados.some((o) => o.numero === n));
  if (numero === undefined) return recusar('anexosDemais', { valores: { max: String(maximo) } });
  await trx
    .insertInto('reclamacao_anexos')
    .values({
      id,
      reclamacao_id: reclamacao.id,
      interacao_id: interacaoId,
      usuario_id: usuario.id,
      lado,
      numero,
      nome_cifrado: cifrarNome(deps.cifra, anexo.nome),
      tipo,
      arquivo,
      sha256: createHash('sha256').update(bytes).digest(),
      chave_embrulhada: deps.cifra.embrulhar(chave, contextoDoAnexo(id)),
      tamanho: bytes.length,
      em: agora,
    })
    .execute();
  await ficarCom(trx, anexo.provisorios);
}
