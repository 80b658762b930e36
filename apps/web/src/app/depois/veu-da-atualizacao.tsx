import c from './atualizacao.module.css';

/** Over everything while the page goes to come back in its new version (spec 1, §4). */
export function VeuDaAtualizacao() {
  return (
    <div className={c['veu']} role="alert">
      <span className={c['giro']} aria-hidden="true" />
      <p>Aguarde, estamos atualizando para você</p>
    </div>
  );
}
