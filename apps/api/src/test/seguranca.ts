import { generateSync } from 'otplib';
import type { Credencial, Mundo } from './app.ts';
import { mensagensPara, ultimoPinPara } from './caixa-de-entrada.ts';

type ComSessao = Credencial & { readonly email: string };

/** Step-up by the code that goes to the e-mail: the header that the act asks for. */
export async function confirmarPorPin(
  mundo: Mundo,
  como: ComSessao,
  acao: string,
): Promise<{ readonly 'x-confirmacao': string }> {
  const pedido = await mundo.chamar('pedirConfirmacao', { acao }, { como });
  if (pedido.status !== 200) throw new Error(`no confirmation: ${pedido.bruto}`);
  const codigo = await ultimoPinPara(mundo, como.email);
  const { status, corpo, bruto } = await mundo.chamar('confirmar', { acao, meio: 'pin', codigo }, { como });
  if (status !== 200) throw new Error(`not confirmed: ${bruto}`);
  return { 'x-confirmacao': corpo.confirmacao };
}

/** The code an authenticator app shows; `periodos` later, since no code is taken twice. */
export function codigoDoAplicativo(segredo: string, periodos = 0): string {
  return generateSync({ secret: segredo, epoch: Math.floor(Date.now() / 1_000) + periodos * 30 });
}

/** Turns the authenticator app on through the real calls. */
export async function ligarAplicativo(
  mundo: Mundo,
  como: ComSessao,
): Promise<{ readonly segredo: string; readonly codigosRecuperacao: readonly string[] }> {
  const cabecalhos = await confirmarPorPin(mundo, como, 'segundoFator');
  const { corpo } = await mundo.chamar('createAutenticador', {}, { como, cabecalhos });
  // The code of the period before: the present one stays for the test.
  const codigo = codigoDoAplicativo(corpo.segredo, -1);
  const confirmado = await mundo.chamar('confirmarAutenticador', { codigo }, { como });
  if (confirmado.status !== 200) throw new Error(`the app was not turned on: ${confirmado.bruto}`);
  return { segredo: corpo.segredo, codigosRecuperacao: confirmado.corpo.codigosRecuperacao ?? [] };
}

/** "Não fui eu" in the newest e-mail with these words: whether it blocked the account, without a login. */
export async function bloquearPeloAviso(mundo: Mundo, email: string, assunto: string): Promise<boolean> {
  const aviso = (await mensagensPara(mundo, email)).find((mensagem) => mensagem.assunto.includes(assunto));
  const link = aviso?.links.find((l) => l.includes('/seguranca/bloquear/'));
  if (link === undefined) return false;
  const { status } = await mundo.chamar('bloquearConta', { hash: link.slice(link.lastIndexOf('/') + 1) });
  const conta = mundo.aplicacao.deps.db.selectFrom('usuarios').select('bloqueado_por').where('email', '=', email);
  return status === 204 && (await conta.executeTakeFirst())?.bloqueado_por === 'dono';
}

/** The token of the newest link of its kind that was sent there. */
export async function tokenDoLink(mundo: Mundo, email: string, caminho: string): Promise<string> {
  const links = (await mensagensPara(mundo, email)).flatMap((mensagem) => mensagem.links);
  const achado = links.find((link) => link.includes(caminho));
  if (achado === undefined) throw new Error(`no link to ${caminho} was sent to ${email}`);
  return achado.slice(achado.indexOf(caminho) + caminho.length);
}
