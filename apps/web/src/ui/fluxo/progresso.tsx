import c from './progresso.module.css';

/** The place in a flow: one segment per step, the current one in mango. */
export function Progresso({ passo, de }: { readonly passo: number; readonly de: number }) {
  return (
    <span className={c['progresso']} role="img" aria-label={`Passo ${passo} de ${de}`}>
      <span className={c['barra']} aria-hidden="true">
        {Array.from({ length: de }, (_, i) => i + 1).map((n) => (
          <i key={n} data-estado={n < passo ? 'feito' : n === passo ? 'agora' : undefined} />
        ))}
      </span>
      <span className={c['texto']} aria-hidden="true">
        {passo} de {de}
      </span>
    </span>
  );
}
