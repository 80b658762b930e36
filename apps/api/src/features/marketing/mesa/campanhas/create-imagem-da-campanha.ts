import { randomBytes } from 'node:crypto';
import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { APAGAR_ARQUIVOS, anunciarArquivos, ficarCom } from '../../../../db/arquivos-a-guardar.ts';
import { enfileirar } from '../../../../db/fila.ts';
import { registrarAuditoria } from '../../../../db/transicoes.ts';
import type { Imagem } from '../../../../gateways/imagens/port.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';
import type { Conclusao } from '../../../../http/rotas.ts';
import { arquivoDaCampanha } from '../../campanhas/endereco-da-imagem.ts';
import { apresentarCampanha } from './apresentar-campanha.ts';
import { getCampanhaOu404, gravarCampanha, soltarImagem, travarCampanha } from './repository.ts';

/** Longer side in pixels of the kept picture, and the shorter side that a picture must have. */
const LADO = { desktop: 1_280, mobile: 960 } as const;
const MENOR_LADO = 200;
const BYTES_DO_CODIGO = 16;

type Contrato = typeof backoffice.createImagemDaCampanha;
type Tamanho = keyof typeof LADO;

/** A picture in place of the one there was: never the sender's bytes, at an address of its own (spec A§3 imagens; ASVS 5.2). */
export async function createImagemDaCampanha(
  ctx: ContextoUsuario,
  { params: { id }, body: { tamanho } }: Recebida<Contrato>,
): Promise<Conclusao<Contrato>> {
  await getCampanhaOu404(ctx.db, id);
  const imagem = await tratar(ctx, tamanho);
  const codigo = randomBytes(BYTES_DO_CODIGO).toString('hex');
  const provisorio = await anunciarArquivos(ctx.deps, [arquivoDaCampanha(codigo)]);
  const { situacao } = await ctx.deps.gateways.arquivos.guardar(arquivoDaCampanha(codigo), imagem.bytes);
  if (situacao !== 'ok') return recusar('indisponivel');
  return async (trx) => {
    const { agora, ip, usuario, requestId } = ctx;
    const antes = await travarCampanha(trx, id);
    const { largura, altura } = imagem;
    await trx.insertInto('campanha_imagens').values({ codigo, largura, altura, criada_em: agora }).execute();
    await gravarCampanha(trx, {
      id,
      agora,
      ...(tamanho === 'desktop' ? { imagemDesktop: codigo } : { imagemMobile: codigo }),
    });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'campanha.imagem',
      alvo: `campanha:${id}`,
      dados: { tamanho },
      ip,
      em: agora,
    });
    await ficarCom(trx, provisorio);
    const velha = tamanho === 'desktop' ? antes.imagemDesktop : antes.imagemMobile;
    if (velha !== null && (await soltarImagem(trx, velha)))
      await enfileirar(trx, APAGAR_ARQUIVOS, { nomes: [arquivoDaCampanha(velha)] }, { requestId });
    return await apresentarCampanha(trx, { id, agora });
  };
}

async function tratar({ deps, arquivo }: ContextoUsuario, tamanho: Tamanho): Promise<Imagem> {
  const { nome, bytes } = arquivo ?? recusar('dadosInvalidos');
  const saidas = [{ formato: 'webp', lado: LADO[tamanho] }] as const;
  const tratada = await deps.gateways.imagens.tratar({ nome, bytes, saidas, menorLado: MENOR_LADO });
  if (tratada.situacao === 'ocupado') return recusar('envioOcupado', { cabecalhos: { 'retry-after': '3' } });
  if (tratada.situacao === 'recusada') return recusar(tratada.motivo);
  const [imagem] = tratada.imagens;
  if (imagem === undefined) throw new Error('one size was asked for');
  return imagem;
}
