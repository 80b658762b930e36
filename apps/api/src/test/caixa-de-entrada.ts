import type { Mundo } from './app.ts';

/** The messages in the sandbox's inbox, newest first. */
export type MensagemRecebida = {
  readonly canal: 'email' | 'sms' | 'telegram';
  readonly assunto: string;
  readonly texto: string;
  readonly html?: string;
  readonly pin?: string;
  readonly links: readonly string[];
  readonly anexos?: readonly { readonly nome: string; readonly texto: string }[];
  readonly descadastro?: { readonly endereco: string; readonly umClique: boolean };
};

/** Runs the jobs that are due, then reads the messages to an e-mail address or phone. */
export async function mensagensPara(mundo: Mundo, destino: string): Promise<readonly MensagemRecebida[]> {
  await mundo.assentar();
  const resposta = await fetch(`${mundo.sandbox.url}/sandbox/mensagens?para=${encodeURIComponent(destino)}`);
  return (await resposta.json()) as readonly MensagemRecebida[];
}

/** The titles of a person's notifications, oldest first. Some of them leave by e-mail only in the morning. */
export async function titulosPara(mundo: Mundo, { id }: { readonly id: number }): Promise<readonly string[]> {
  await mundo.assentar();
  const linhas = await mundo.aplicacao.deps.db
    .selectFrom('notificacoes')
    .select('titulo')
    .where('usuario_id', '=', id)
    .where('no_app', '=', true)
    .orderBy('id')
    .execute();
  return linhas.map(({ titulo }) => titulo);
}

/** The newest code that was sent there. */
export async function ultimoPinPara(mundo: Mundo, destino: string): Promise<string> {
  const achada = (await mensagensPara(mundo, destino)).find(({ pin }) => pin !== undefined);
  if (achada?.pin === undefined) throw new Error(`no code was sent to ${destino}`);
  return achada.pin;
}

/** A well-formed code that is not this one. */
export function pinErrado(pin: string): string {
  return (pin.startsWith('A') ? 'B' : 'A') + pin.slice(1);
}
