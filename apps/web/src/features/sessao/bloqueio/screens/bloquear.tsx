import { useParametro } from '../../../../lib/navegacao.ts';
import { BloqueioPorLink } from '../components/bloqueio-por-link.tsx';

/** /seguranca/bloquear/{id} (spec 1, §2): the link of our e-mails that blocks the account. */
export function TelaBloquear() {
  return <BloqueioPorLink hash={useParametro('id')} />;
}
