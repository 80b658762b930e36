import { ROTULOS_DE_ACAO } from '@rateia/domain/backoffice/auditoria';
import { momentoPerto } from '../../../../lib/momento.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import c from './campanha.module.css';
import type { Campanha } from './campanha.ts';

/** The acts of the staff on a campaign, the newest first. */
export function Historico({ atos }: { readonly atos: Campanha['historico'] }) {
  return (
    <Cartao titulo="Histórico">
      <ol className={c['atos']} aria-label="Histórico">
        {atos.map(({ acao, quem, em }) => (
          <li key={`${em}-${acao}`}>
            {`${quem} ${ROTULOS_DE_ACAO[acao] ?? acao}`}
            <span>{momentoPerto(em)}</span>
          </li>
        ))}
      </ol>
    </Cartao>
  );
}
