import type { Campo } from '@rateia/domain/validacao';
import { validarCampo, validarFormulario } from '@rateia/domain/validacao';
import type { FormEvent } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { alteracoes } from './alteracoes.ts';

interface Opcoes<V extends object> {
  iniciais: V;
  /** Rules by field, in order; a field without any is always good. */
  campos: { readonly [N in keyof V & string]?: Campo };
  /** Messages appear only after `verificar` (spec 1, §5: lazily), instead of on each change. */
  preguicoso?: boolean;
  /** What is typed is worth no question before a reload: a search, a login. */
  efemero?: boolean;
}

type Erros<V> = { [N in keyof V & string]?: string };

/** What a field of `ui/formulario` is spread with. */
export interface LigacaoCampo<T> {
  name: string;
  value: T;
  onChange: (valor: T) => void;
  erro: string | undefined;
}

export interface Formulario<V extends object> {
  valores: V;
  erros: Erros<V>;
  /** No field has a message. */
  valido: boolean;
  campo<N extends keyof V & string>(nome: N): LigacaoCampo<V[N]>;
  muda<N extends keyof V & string>(nome: N, valor: V[N]): void;
  /** Puts a message under a field: what the server refused. */
  recusa(nome: keyof V & string, mensagem: string): void;
  /** Runs every rule, shows the messages, and takes the focus to the first bad field. */
  verificar(): boolean;
  /** For `onSubmit`: verifies, and only then sends. */
  enviar(faz: (valores: V) => void | Promise<void>): (evento?: FormEvent) => void;
}

/** A form on the rules engine of the domain: rules run in order, the first failure wins, texts are the spec's (spec 1, §5). */
export function useFormulario<V extends object>({
  iniciais,
  campos,
  preguicoso = false,
  efemero = false,
}: Opcoes<V>): Formulario<V> {
  const [valores, setValores] = useState(iniciais);
  const [erros, setErros] = useState<Erros<V>>({});
  const [verificado, setVerificado] = useState(false);
  const [marca] = useState(() => Symbol('formulario'));
  useEffect(() => () => alteracoes.limpar(marca), [marca]);

  const muda = useCallback(
    <N extends keyof V & string>(nome: N, valor: V[N]): void => {
      setValores((atuais) => ({ ...atuais, [nome]: valor }));
      if (!efemero) alteracoes.marcar(marca);
      const regras = campos[nome];
      const mensagem = regras === undefined || (preguicoso && !verificado) ? undefined : validarCampo(regras, valor);
      setErros((atuais) => ({ ...atuais, [nome]: mensagem }));
    },
    [campos, preguicoso, verificado, efemero, marca],
  );

  const verificar = (): boolean => {
    const achados = validarFormulario(
      campos as { readonly [nome: string]: Campo },
      valores as Readonly<Record<string, unknown>>,
    );
    setErros(achados as Erros<V>);
    setVerificado(true);
    const primeiro = Object.keys(valores).find((nome) => achados[nome] !== undefined);
    if (primeiro !== undefined) focar(primeiro);
    return primeiro === undefined;
  };

  return {
    valores,
    erros,
    valido: Object.values(erros).every((erro) => erro === undefined),
    campo: (nome) => ({ name: nome, value: valores[nome], onChange: (valor) => muda(nome, valor), erro: erros[nome] }),
    muda,
    recusa: (nome, mensagem) => {
      if (!efemero) alteracoes.marcar(marca);
      setErros((atuais) => ({ ...atuais, [nome]: mensagem }));
      focar(nome);
    },
    verificar,
    enviar: (faz) => (evento) => {
      evento?.preventDefault();
      if (!verificar()) return;
      alteracoes.limpar(marca);
      void faz(valores);
    },
  };
}

function focar(nome: string): void {
  document.querySelector<HTMLElement>(`[name="${CSS.escape(nome)}"]`)?.focus();
}
