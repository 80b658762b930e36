import { createHash, randomUUID } from 'node:crypto';
import type { Parte } from '@rateia/domain/cadastro/validacao-conta';
import { ACEITA_IMAGENS } from '@rateia/domain/cadastro/validacao-conta';
import { MENOR_LADO_DE_DOCUMENTO } from '@rateia/domain/imagem';
import type { Provisorios } from '../../../db/arquivos-a-guardar.ts';
import { anunciarArquivos, ficarCom } from '../../../db/arquivos-a-guardar.ts';
import type { Trx } from '../../../db/banco.ts';
import type { Imagem } from '../../../gateways/imagens/port.ts';
import type { ArquivoRecebido, ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { apagarImagens } from './apagar-imagens.ts';
import { exigirQueCaibam } from './envio.ts';
import { contextoDaImagem, leitorDoDocumento } from './imagem-cifrada.ts';
import type { Validacao } from './repository.ts';
import { travarValidacao } from './repository.ts';

const INTEIRA = { formato: 'jpeg', lado: 2_400 } as const;
const MINIATURA = { formato: 'jpeg', lado: 320 } as const;

type ImagensProntas = { readonly inteira: Imagem; readonly miniatura: Imagem };

/** The picture written anew in two sizes, or the refusal with the fault (ASVS 5.2). */
async function tratarImagem({ deps }: ContextoUsuario, { nome, bytes }: ArquivoRecebido): Promise<ImagensProntas> {
  const pedido = { nome, bytes, saidas: [INTEIRA, MINIATURA], menorLado: MENOR_LADO_DE_DOCUMENTO };
  const tratada = await deps.gateways.imagens.tratar(pedido);
  if (tratada.situacao === 'ocupado') return recusar('envioOcupado', { cabecalhos: { 'retry-after': '3' } });
  if (tratada.situacao === 'recusada') return recusar(tratada.motivo);
  const [inteira, miniatura] = tratada.imagens;
  if (inteira === undefined || miniatura === undefined) throw new Error('two sizes were asked for');
  return { inteira, miniatura };
}

/** An image that is in the store, and to which no row leads yet. */
type ImagemGuardada = {
  readonly id: string;
  readonly chave: Buffer;
  readonly nomes: Readonly<Record<'inteira' | 'miniatura', string>>;
  readonly inteira: Imagem;
  readonly provisorios: Provisorios;
};

/**
 * Prepares the picture, seals it and stores it before any transaction. A picture that no `trocarImagem` takes over is
 * deleted by itself (REGRAS 2.17; ADR 017). A person who has sent too many is refused before one more costs anything.
 */
export async function guardarImagem(ctx: ContextoUsuario): Promise<ImagemGuardada> {
  const { deps, db } = ctx;
  await exigirQueCaibam(db, ctx);
  const imagens = await tratarImagem(ctx, ctx.arquivo ?? recusar('dadosInvalidos'));
  const chave = deps.cifra.novaChave();
  const id = randomUUID();
  const nomes = { inteira: `documentos/${id}`, miniatura: `documentos/${id}-p` };
  const provisorios = await anunciarArquivos(deps, Object.values(nomes));
  for (const tamanho of ['inteira', 'miniatura'] as const) {
    const cifrada = deps.cifra.cifrarBytes(chave, imagens[tamanho].bytes, contextoDaImagem(id, tamanho));
    const { situacao } = await deps.gateways.arquivos.guardar(nomes[tamanho], cifrada);
    if (situacao !== 'ok') return recusar('indisponivel');
  }
  return { id, chave, nomes, inteira: imagens.inteira, provisorios };
}

/** The stored picture in place of the one that was there. */
export async function trocarImagem(
  trx: Trx,
  { deps, agora }: ContextoUsuario,
  p: { readonly validacaoId: number; readonly parte: Parte; readonly imagem: ImagemGuardada },
): Promise<Validacao> {
  const { id, chave, nomes, inteira, provisorios } = p.imagem;
  const validacao = await exigirQueAceite(trx, p.validacaoId);
  await apagarImagens(trx, { validacaoId: p.validacaoId, agora, partes: [p.parte] });
  await trx
    .insertInto('documentos')
    .values({
      id,
      validacao_id: p.validacaoId,
      parte: p.parte,
      arquivo: nomes.inteira,
      miniatura: nomes.miniatura,
      sha256: createHash('sha256').update(inteira.bytes).digest(),
      chave_embrulhada: deps.cifra.embrulhar(chave, leitorDoDocumento(id)),
      tamanho: inteira.bytes.length,
      largura: inteira.largura,
      altura: inteira.altura,
      recebido_em: agora,
      gravado_em: agora,
    })
    .execute();
  await ficarCom(trx, provisorios);
  return validacao;
}

/** The locked validation, if pictures may still be added: it may have been sent meanwhile from another tab. */
async function exigirQueAceite(trx: Trx, id: number): Promise<Validacao> {
  const validacao = await travarValidacao(trx, id);
  return validacao !== undefined && ACEITA_IMAGENS.includes(validacao.estado)
    ? validacao
    : recusar('identidadeEmAnalise');
}
