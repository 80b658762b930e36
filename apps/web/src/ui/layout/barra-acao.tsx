import type { ReactNode } from 'react';
import c from './barra-acao.module.css';

interface BarraAcaoProps {
  /** The payment in words: "Hoje, com caução". */
  readonly rotulo?: ReactNode;
  /** The amount that the button charges. */
  readonly valor?: ReactNode;
  /** The one button. */
  readonly children: ReactNode;
  /** True where the action stands in the page or in its side on wide screens: then the bar is for phones alone. */
  readonly soCelular?: boolean;
}

/** The action of a screen: fixed at the foot of a phone, amount left and button right; in its place on a desk. */
export function BarraAcao({ rotulo, valor, children, soCelular = false }: BarraAcaoProps) {
  const comValor = rotulo !== undefined || valor !== undefined;
  return (
    <section
      className={c['barra']}
      aria-label="Próximo passo"
      data-so-celular={soCelular || undefined}
      data-com-valor={comValor || undefined}
    >
      {comValor && (
        <div className={c['quanto']}>
          <span>{rotulo}</span>
          {valor}
        </div>
      )}
      <div className={c['acao']}>{children}</div>
    </section>
  );
}
