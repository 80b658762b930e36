import type { Mundo } from './app.ts';
import { mensagensPara, ultimoPinPara } from './caixa-de-entrada.ts';
import type { Pessoa } from './construtores.ts';
import { confirmarPorPin } from './seguranca.ts';
import { emailNovo } from './sessoes.ts';

export async function pedirTrocaDeEmail(mundo: Mundo, como: Pessoa, email: string) {
  return await mundo.chamar(
    'alterarEmail',
    { email },
    { como, cabecalhos: await confirmarPorPin(mundo, como, 'alteracaoEmail') },
  );
}

/** Changes the e-mail through the real calls; the new address. */
export async function trocarEmail(mundo: Mundo, como: Pessoa, email = emailNovo()): Promise<string> {
  await pedirTrocaDeEmail(mundo, como, email);
  const r = await mundo.chamar('confirmarEmail', { pin: await ultimoPinPara(mundo, email) }, { como });
  if (r.status !== 200) throw new Error(r.bruto);
  return email;
}

/** The secret of the newest link that takes a change back, as it was mailed there. */
export async function segredoPara(mundo: Mundo, email: string): Promise<string> {
  const textos = (await mensagensPara(mundo, email)).map(({ texto }) => /desfazer-email\/([\w-]+)/.exec(texto)?.[1]);
  return textos.find((segredo) => segredo !== undefined) ?? '';
}
