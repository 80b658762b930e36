import { createHash, randomUUID } from 'node:crypto';
import type { Parte } from '@rateia/domain/cadastro/validacao-conta';
import { ACEITA_IMAGENS } from '@rateia/domain/cadastro/validacao-conta';
import { MENOR_LADO_DE_DOCUMENTO } from '@rateia/domain/imagem';
import { anunciarArquivos, ficarCom } from '../../../db/arquivos-a-guardar.ts';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { Imagem } from '../../../gateways/imagens/port.ts';
import type { ArquivoRecebido, ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { apagarImagens } from './apagar-imagens.ts';
import { contextoDaImagem, leitorDoDocumento } from './imagem-cifrada.ts';
import type { Validacao } from './repository.ts';
import { travarValidacao } from './repository.ts';

const INTEIRA = { formato: 'jpeg', lado: 2_400 } as const;
const MINIATURA = { formato: 'jpeg', lado: 320 } as const;

export type ImagensProntas = { readonly inteira: Imagem; readonly miniatura: Imagem };

/** The picture written anew in two sizes, or the refusal that says what is wrong with it (ASVS 5.2). */
export const tratarImagem = async (
  { deps }: ContextoUsuario,
  { nome, bytes }: ArquivoRecebido,
): Promise<ImagensProntas> => {
  const pedido = { nome, bytes, saidas: [INTEIRA, MINIATURA], menorLado: MENOR_LADO_DE_DOCUMENTO };
  const tratada = await deps.gateways.imagens.tratar(pedido);
  if (tratada.situacao === 'ocupado') return recusar('envioOcupado', { cabecalhos: { 'retry-after': '3' } });
  if (tratada.situacao === 'recusada') return recusar(tratada.motivo);
  const [inteira, miniatura] = tratada.imagens;
  if (inteira === undefined || miniatura === undefined) throw new Error('two sizes were asked for');
  return { inteira, miniatura };
};

type Guardada = {
  readonly validacaoId: number;
  readonly parte: Parte;
  readonly imagens: ImagensProntas;
};

/**
 * Keeps a picture in place of the one that was there. Row first, then file, then the exchange: a row without a file is
 * swept with its draft, and a file whose exchange did not happen goes by itself (REGRAS 2.17; record 674).
 */
export const guardarImagem = async (ctx: ContextoUsuario, g: Guardada): Promise<Validacao> => {
  const { deps, agora } = ctx;
  const chave = deps.cifra.novaChave();
  const id = randomUUID();
  const nomes = { inteira: `documentos/${id}`, miniatura: `documentos/${id}-p` };
  await anotarChegada(ctx, { ...g, id, chave, nomes });
  const provisorios = await anunciarArquivos(deps, Object.values(nomes));
  for (const tamanho of ['inteira', 'miniatura'] as const) {
    const cifrada = deps.cifra.cifrarBytes(chave, g.imagens[tamanho].bytes, contextoDaImagem(id, tamanho));
    const { situacao } = await deps.gateways.arquivos.guardar(nomes[tamanho], cifrada);
    if (situacao !== 'ok') return recusar('indisponivel');
  }
  return await emTransacao(deps.db, async (trx) => {
    const validacao = await exigirQueAceite(trx, g.validacaoId);
    await apagarImagens(trx, {
      validacaoId: g.validacaoId,
      agora,
      partes: [g.parte],
      menos: id,
    });
    await trx.updateTable('documentos').set({ gravado_em: agora }).where('id', '=', id).execute();
    await ficarCom(trx, provisorios);
    return validacao;
  });
};

const anotarChegada = async (
  { deps, agora }: ContextoUsuario,
  p: Guardada & {
    readonly id: string;
    readonly chave: Buffer;
    readonly nomes: Record<'inteira' | 'miniatura', string>;
  },
): Promise<void> => {
  const { bytes, largura, altura } = p.imagens.inteira;
  await deps.db
    .insertInto('documentos')
    .values({
      id: p.id,
      validacao_id: p.validacaoId,
      parte: p.parte,
      arquivo: p.nomes.inteira,
      miniatura: p.nomes.miniatura,
      sha256: createHash('sha256').update(bytes).digest(),
      chave_embrulhada: deps.cifra.embrulhar(p.chave, leitorDoDocumento(p.id)),
      tamanho: bytes.length,
      largura,
      altura,
      recebido_em: agora,
    })
    .execute();
};

/** The locked validation, if pictures may still be added: it may have been sent meanwhile from another tab. */
const exigirQueAceite = async (trx: Trx, id: number): Promise<Validacao> => {
  const validacao = await travarValidacao(trx, id);
  return validacao !== undefined && ACEITA_IMAGENS.includes(validacao.estado)
    ? validacao
    : recusar('identidadeEmAnalise');
};
