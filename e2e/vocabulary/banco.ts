import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { SANDBOX } from '../ambiente.ts';

/** Pays a Pix at the sandbox's bank as a person does: pastes the code, looks, presses "Pagar". */
export async function pagarNoBanco(pagina: Page, copiaECola: string): Promise<void> {
  const banco = await pagina.context().newPage();
  await banco.goto(`${SANDBOX}/banco`);
  await banco.getByLabel('Código Pix').fill(copiaECola);
  await banco.getByRole('button', { name: 'Continuar' }).click();
  await banco.getByRole('button', { name: 'Pagar' }).click();
  await expect(banco.getByRole('status')).toContainText('Pago: R$');
  await banco.close();
}

/** Pays the newest boleto of a person at the sandbox's counter, once its registry has it. */
export async function pagarBoleto(pagina: Page, nome: string): Promise<void> {
  const balcao = await pagina.context().newPage();
  await expect(async () => {
    await balcao.goto(`${SANDBOX}/boletos`);
    await expect(balcao.getByRole('listitem').filter({ hasText: nome }).first()).toContainText('Registrado');
  }).toPass();
  await balcao.getByRole('link', { name: nome }).first().click();
  await balcao.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(balcao.getByRole('status')).toContainText('Pago: R$');
  await balcao.close();
}

/** The same for a person whose screens are not looked at; `forcar` pays late, or another `valor`. */
export async function pagarPelaApi(
  copiaECola: string,
  { forcar = false, ...quem }: { readonly forcar?: boolean; readonly cpf?: string; readonly valor?: number } = {},
): Promise<void> {
  const resposta = await fetch(`${SANDBOX}/sandbox/banco/pagar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ copiaECola, forcar, ...quem }),
  });
  if (!resposta.ok) throw new Error(`the bank answered ${resposta.status}: ${await resposta.text()}`);
}

/** Turns faults of the sandbox's providers on, in place of those that were: `{}` ends them. */
export async function ligarFalhas(plano: Readonly<Record<string, unknown>>): Promise<void> {
  const resposta = await fetch(`${SANDBOX}/sandbox/falhas`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(plano),
  });
  if (!resposta.ok) throw new Error(`the sandbox answered ${resposta.status}`);
}

/** Sends the notices that the provider held back (`webhooks: desligado`); answers how many. */
export async function entregarAvisos(): Promise<number> {
  const resposta = await fetch(`${SANDBOX}/sandbox/webhooks/entregar`, { method: 'POST' });
  return ((await resposta.json()) as { readonly entregues: number }).entregues;
}

interface Envio {
  readonly favorecido: { readonly chave: string };
  readonly valor: number;
  readonly status: string;
}

/** The payouts of the product to a Pix key. */
export async function enviosPara(chave: string): Promise<readonly Envio[]> {
  const resposta = await fetch(`${SANDBOX}/sandbox/banco/envios`);
  return ((await resposta.json()) as readonly Envio[]).filter(({ favorecido }) => favorecido.chave === chave);
}

interface PixRecebido {
  readonly pagador: { readonly cpf: string };
  readonly devolucoes: readonly { readonly valor: number; readonly status: string }[];
}

/** The returns of the Pix that a person paid. */
export async function devolucoesPara(cpf: string): Promise<PixRecebido['devolucoes']> {
  const resposta = await fetch(`${SANDBOX}/sandbox/banco/pix`);
  const recebidos = (await resposta.json()) as readonly PixRecebido[];
  return recebidos.filter(({ pagador }) => pagador.cpf === cpf).flatMap(({ devolucoes }) => devolucoes);
}
