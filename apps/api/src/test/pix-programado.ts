import type { Mundo } from './app.ts';
import type { Membro } from './carteira.ts';
import { assentarComBanco } from './checkout.ts';

/** The payer's bank, by the sandbox's own calls. */
async function noBanco(mundo: Mundo, caminho: string, corpo: unknown): Promise<void> {
  const r = await fetch(`${mundo.sandbox.url}/sandbox/banco/pix-automatico/${caminho}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
  });
  if (!r.ok) throw new Error(`bank ${caminho}: ${r.status}`);
  await assentarComBanco(mundo);
}

/** Where the bank tells of authorisations, charges and their money: the server of this world. */
export async function ouvirBanco(mundo: Mundo): Promise<void> {
  const { gateways } = mundo.aplicacao.deps;
  const endereco = `${mundo.http.listeningOrigin}/api/v1/webhook`;
  const avisos = [
    await gateways.pix.configurarWebhook(`${endereco}/pix`),
    await gateways.pixAutomatico?.configurarWebhooks(`${endereco}/pix-automatico`),
  ];
  if (avisos.some((r) => r?.situacao !== 'ok')) throw new Error('the bank takes no address');
}

/** A member asks for Pix programado; the bank has made its code. */
export async function pedirProgramado(mundo: Mundo, membro: Membro, cpf = '52998224725'): Promise<number> {
  const corpo = { cpf, idAssinatura: membro.assinaturaId, aceite: true, repete: true };
  const r = await mundo.chamar('createPixProgramado', corpo, { como: membro });
  if (r.status >= 300) throw new Error(`Pix programado: ${r.status} ${r.bruto}`);
  await assentarComBanco(mundo);
  return r.corpo.id;
}

async function idRecDe({ aplicacao }: Mundo, id: number): Promise<string> {
  const { id_rec } = await aplicacao.deps.db
    .selectFrom('autorizacoes_pix')
    .select('id_rec')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return id_rec ?? '';
}

/** The payer's word at his bank, or how his account answers from now on. */
export async function dizerNoBanco(
  mundo: Mundo,
  id: number,
  dito: { readonly palavra: 'autorizar' | 'recusar' | 'cancelar' } | { readonly conta: 'paga' | 'semSaldo' | 'recusa' },
): Promise<void> {
  await noBanco(mundo, `rec/${await idRecDe(mundo, id)}`, dito);
}

/** The bank's clock strikes at the product's time. */
export async function liquidarNoBanco(mundo: Mundo): Promise<void> {
  await fetch(`${mundo.sandbox.url}/sandbox/relogio`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ agora: mundo.agora() }),
  });
  await noBanco(mundo, 'liquidar', {});
}
