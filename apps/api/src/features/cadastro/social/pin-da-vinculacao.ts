import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { criarPin, pinEmAberto } from '../../sessao/index.ts';
import { identificarDeNovo } from './identificar.ts';
import { situar } from './situacao.ts';

/** The act that the code of /cadastro/falta-pouco is bound to: this login at the provider, and no other. */
export function vinculoDaVinculacao(resumo: Buffer): string {
  return `social:${resumo.toString('hex')}`;
}

type Pedido = { readonly resumo: Buffer; readonly usuarioId: number; readonly email: string };

/** Sends a code to the e-mail of the known account (spec A§4 Registration: PIN step; REGRAS 2.6). */
export async function enviarPinDaVinculacao(
  { deps, agora, requestId }: Contexto,
  { resumo, usuarioId, email }: Pedido,
): Promise<void> {
  await emTransacao(deps.db, (trx) =>
    criarPin(trx, deps, {
      tipo: ID_TIPO_PIN.email,
      usuarioId,
      canal: 'email',
      destino: email,
      vinculo: vinculoDaVinculacao(resumo),
      agora,
      requestId,
    }),
  );
}

/** The first code is sent automatically; a page that is loaded again sends no second one. */
export async function garantirPinDaVinculacao(ctx: Contexto, pedido: Pedido): Promise<void> {
  const { deps, agora } = ctx;
  if (await pinEmAberto(deps.db, deps, { vinculo: vinculoDaVinculacao(pedido.resumo), agora })) return;
  await enviarPinDaVinculacao(ctx, pedido);
}

/** Sends another code for the same way; the e-mail is the one the provider verified. */
export async function reenviarPinDaVinculacao(
  ctx: Contexto,
  { email, socialToken }: { readonly email: string; readonly socialToken: string },
): Promise<void> {
  const identificada = await identificarDeNovo(ctx, socialToken);
  const situada = await situar(ctx.db, identificada);
  if (situada.situacao !== 'naoEhNova' || situada.email !== email) return recusar('socialInvalido');
  return await enviarPinDaVinculacao(ctx, { resumo: identificada.resumo, usuarioId: situada.usuarioId, email });
}
