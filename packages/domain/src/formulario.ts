import type { Campo } from './validacao.ts';
import { validarCampo, validarFormulario } from './validacao.ts';

/** When the rules of a form run: by default on each change, or lazily only when it is verified (spec A§5). */
export type ModoDoFormulario = 'aCadaMudanca' | 'soAoVerificar';

/** Rules by field, in order; a field without any is always good. */
export type CamposDe<V extends object> = { readonly [N in keyof V & string]?: Campo };

/** The state of a form: the typed values, and the message of each field that has one. */
export type EstadoDoFormulario<V extends object> = {
  readonly valores: V;
  readonly erros: { readonly [N in keyof V & string]?: string };
};

export function formularioNovo<V extends object>(iniciais: V): EstadoDoFormulario<V> {
  return { valores: iniciais, erros: {} };
}

/**
 * A field has another value. On each change its rules run at once; lazily none does, and a message that spoke of the
 * value before is put away (spec A§5; REGRAS 2.25). Other fields keep their messages.
 */
export function mudarCampo<V extends object, N extends keyof V & string>(
  { valores, erros }: EstadoDoFormulario<V>,
  {
    campos,
    modo,
    nome,
    valor,
  }: { readonly campos: CamposDe<V>; readonly modo: ModoDoFormulario; readonly nome: N; readonly valor: V[N] },
): EstadoDoFormulario<V> {
  const regras = campos[nome];
  const mensagem = regras === undefined || modo === 'soAoVerificar' ? undefined : validarCampo(regras, valor);
  return { valores: { ...valores, [nome]: valor }, erros: comMensagem(erros, nome, mensagem) };
}

/** Every rule of every field runs, whatever the mode. */
export function verificarFormulario<V extends object>(
  { valores }: EstadoDoFormulario<V>,
  campos: CamposDe<V>,
): EstadoDoFormulario<V> {
  const erros = validarFormulario(
    campos as { readonly [nome: string]: Campo },
    valores as Readonly<Record<string, unknown>>,
  );
  return { valores, erros: erros as EstadoDoFormulario<V>['erros'] };
}

/** Puts a message from outside under a field: the server's refusal. It stays until the field changes. */
export function recusarCampo<V extends object>(
  { valores, erros }: EstadoDoFormulario<V>,
  nome: keyof V & string,
  mensagem: string,
): EstadoDoFormulario<V> {
  return { valores, erros: comMensagem(erros, nome, mensagem) };
}

/** A form is valid when no field has a message (spec A§5). */
export function formularioValido<V extends object>({ erros }: EstadoDoFormulario<V>): boolean {
  return Object.values(erros).every((mensagem) => mensagem === undefined);
}

/** The first field with a message, in the order of the form. */
export function primeiroComErro<V extends object>({ valores, erros }: EstadoDoFormulario<V>): string | undefined {
  return Object.keys(valores).find((nome) => erros[nome as keyof V & string] !== undefined);
}

function comMensagem<E extends object>(erros: E, nome: string, mensagem: string | undefined): E {
  return { ...erros, [nome]: mensagem };
}
