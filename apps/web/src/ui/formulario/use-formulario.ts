import type { CamposDe, EstadoDoFormulario } from '@rateia/domain/formulario';
import {
  formularioNovo,
  formularioValido,
  mudarCampo,
  primeiroComErro,
  recusarCampo,
  verificarFormulario,
} from '@rateia/domain/formulario';
import type { FormEvent } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { alteracoes } from './alteracoes.ts';
import { focarCampo } from './focar-campo.ts';

interface Opcoes<V extends object> {
  readonly iniciais: V;
  readonly campos: CamposDe<V>;
  /** Rules run only in `verificar` (spec 1, §5: lazily), instead of on each change too (REGRAS 2.25). */
  readonly preguicoso?: boolean;
  /** The typed text needs no question before a reload: a search, a login. */
  readonly efemero?: boolean;
}

/** The properties that a field of `ui/formulario` is spread with. */
export interface LigacaoCampo<T> {
  readonly name: string;
  readonly value: T;
  readonly onChange: (valor: T) => void;
  readonly erro: string | undefined;
}

export interface Formulario<V extends object> {
  readonly valores: V;
  readonly erros: EstadoDoFormulario<V>['erros'];
  /** No field has a message. */
  readonly valido: boolean;
  campo<N extends keyof V & string>(nome: N): LigacaoCampo<V[N]>;
  muda<N extends keyof V & string>(nome: N, valor: V[N]): void;
  /** Puts a message under a field: the server's refusal. */
  recusa(nome: keyof V & string, mensagem: string): void;
  /** Runs every rule, shows the messages, and takes the focus to the first bad field. */
  verificar(): boolean;
  /** The function for `onSubmit`: verifies, and only then sends. */
  enviar(faz: (valores: V) => void | Promise<void>): (evento?: FormEvent) => void;
}

/** A form on the rules engine of the domain: rules run in order, the first failure wins, texts are the spec's (spec 1, §5). */
export function useFormulario<V extends object>({
  iniciais,
  campos,
  preguicoso = false,
  efemero = false,
}: Opcoes<V>): Formulario<V> {
  const [estado, setEstado] = useState(() => formularioNovo(iniciais));
  const [marca] = useState(() => Symbol('formulario'));
  useEffect(() => () => alteracoes.limpar(marca), [marca]);
  const { valores, erros } = estado;

  const muda = useCallback(
    <N extends keyof V & string>(nome: N, valor: V[N]): void => {
      if (!efemero) alteracoes.marcar(marca);
      const modo = preguicoso ? 'soAoVerificar' : 'aCadaMudanca';
      setEstado((atual) => mudarCampo(atual, { campos, modo, nome, valor }));
    },
    [campos, preguicoso, efemero, marca],
  );

  function verificar(): boolean {
    const verificado = verificarFormulario(estado, campos);
    setEstado(verificado);
    const primeiro = primeiroComErro(verificado);
    if (primeiro !== undefined) focarCampo(primeiro);
    return primeiro === undefined;
  }

  return {
    valores,
    erros,
    valido: formularioValido(estado),
    campo: (nome) => ({ name: nome, value: valores[nome], onChange: (valor) => muda(nome, valor), erro: erros[nome] }),
    muda,
    recusa: (nome, mensagem) => {
      if (!efemero) alteracoes.marcar(marca);
      setEstado((atual) => recusarCampo(atual, nome, mensagem));
      focarCampo(nome);
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
