import { randomBytes } from 'node:crypto';

/** A person who has an account at Google or Facebook. */
export type PessoaSocial = { readonly id: string; readonly email: string; readonly nome: string };
type Sandbox = { readonly url: string };
export type Provedor = 'google' | 'facebook';

/** Gives an invented person an account at a provider of the sandbox. */
export async function criarPessoaSocial(
  { url }: Sandbox,
  provedor: Provedor,
  campos: { readonly email?: string; readonly emailVerificado?: boolean } = {},
): Promise<PessoaSocial> {
  const resposta = await fetch(`${url}/sandbox/pessoas`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      provedor,
      nome: 'Helena',
      sobrenome: 'Prado',
      email: `helena.${randomBytes(5).toString('hex')}@exemplo.com.br`,
      emailVerificado: true,
      ...campos,
    }),
  });
  return (await resposta.json()) as PessoaSocial;
}

/** Goes through the provider's pages as a browser does, and gives the address it is sent back to. */
export async function passarPeloProvedor(
  url: string,
  escolha: { readonly pessoa: string } | { readonly desistir: 'sim' },
): Promise<URL> {
  const cookies = new Map<string, string>();
  let proxima = url;
  let formulario: Readonly<Record<string, string>> | undefined;
  for (let passo = 0; passo < 10; passo += 1) {
    const resposta = await fetch(proxima, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([nome, valor]) => `${nome}=${valor}`).join('; ') },
      ...(formulario === undefined ? {} : { method: 'POST', body: new URLSearchParams(formulario) }),
    });
    for (const escrito of resposta.headers.getSetCookie()) {
      const [, nome = '', valor = ''] = /^([^=]+)=([^;]*)/.exec(escrito) ?? [];
      cookies.set(nome, valor);
    }
    const texto = await resposta.text();
    const para = resposta.headers.get('location');
    if (para !== null) {
      const destino = new URL(para, proxima);
      if (destino.pathname.includes('/cadastro/retorno/')) return destino;
      proxima = destino.href;
      formulario = undefined;
      continue;
    }
    if (resposta.status !== 200) throw new Error(`${proxima}: ${resposta.status} ${texto}`);
    const ocultos = [...texto.matchAll(/<input type="hidden" name="(redirect_uri|state)" value="([^"]*)">/g)];
    formulario = { ...Object.fromEntries(ocultos.map(([, nome = '', valor = '']) => [nome, valor])), ...escolha };
    proxima = new URL(/action="([^"]+)"/.exec(texto)?.[1] ?? '', proxima).href;
  }
  throw new Error('the provider never sent anybody back');
}
