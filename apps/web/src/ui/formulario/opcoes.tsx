import type { ReactNode } from 'react';
import { Fragment, useId } from 'react';
import { Nota } from '../base/nota.tsx';
import c from './opcoes.module.css';

export interface OpcaoCartao<V extends string | number> {
  readonly valor: V;
  readonly titulo: ReactNode;
  readonly detalhe?: ReactNode;
  readonly icone?: ReactNode;
  /** The part at the right: a cost, a price. */
  readonly fim?: ReactNode;
  /** Stays in the list, with the reason as its detail. */
  readonly indisponivel?: boolean;
}

interface OpcoesProps<V extends string | number> {
  /** The question of the group, read before the options; seen only with `mostraRotulo`. */
  readonly rotulo: string;
  readonly mostraRotulo?: boolean;
  /** Name of the field in its form, so that the first bad one takes the focus. */
  readonly nome?: string | undefined;
  readonly valor: V | undefined;
  readonly aoEscolher: (valor: V) => void;
  readonly opcoes: readonly OpcaoCartao<V>[];
  /** The error of the answer: read with whichever option has the focus. */
  readonly erro?: string | undefined;
  /** The answer to the option that is chosen: it stands under it, in sight of the finger that chose. */
  readonly resposta?: ReactNode;
}

/** A choice of one among few, as cards: native radio buttons, so arrows and screen readers work by themselves. */
export function Opcoes<V extends string | number>({
  rotulo,
  mostraRotulo = false,
  nome,
  valor,
  aoEscolher,
  opcoes,
  erro,
  resposta,
}: OpcoesProps<V>) {
  const id = useId();
  return (
    <fieldset className={c['grupo']}>
      <legend data-oculta={!mostraRotulo || undefined}>{rotulo}</legend>
      {opcoes.map((opcao) => (
        <Fragment key={opcao.valor}>
          <label className={c['opcao']} data-indisponivel={opcao.indisponivel || undefined}>
            <input
              type="radio"
              name={nome ?? id}
              value={opcao.valor}
              checked={opcao.valor === valor}
              disabled={opcao.indisponivel === true}
              aria-describedby={erro === undefined ? undefined : `${id}-erro`}
              onChange={() => aoEscolher(opcao.valor)}
            />
            {opcao.icone !== undefined && (
              <span className={c['icone']} aria-hidden="true">
                {opcao.icone}
              </span>
            )}
            <span className={c['corpo']}>
              <span className={c['titulo']}>{opcao.titulo}</span>
              {opcao.detalhe !== undefined && <span className={c['detalhe']}>{opcao.detalhe}</span>}
            </span>
            {opcao.fim !== undefined && <span className={c['fim']}>{opcao.fim}</span>}
            <span className={c['marca']} aria-hidden="true" />
          </label>
          {opcao.valor === valor && resposta}
        </Fragment>
      ))}
      {erro !== undefined && (
        <div id={`${id}-erro`}>
          <Nota tom="danger" alerta>
            {erro}
          </Nota>
        </div>
      )}
    </fieldset>
  );
}
