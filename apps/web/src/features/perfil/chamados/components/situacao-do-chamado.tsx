import type { EstadoChamado } from '@rateia/domain/perfil/chamado';
import { SITUACAO_DO_CHAMADO } from '../../../../ui/situacao/chamado.ts';
import { Situacao } from '../../../../ui/situacao/situacao.tsx';

/** The state of a report. */
export function SituacaoDoChamado({ estado }: { readonly estado: EstadoChamado }) {
  return <Situacao de={SITUACAO_DO_CHAMADO} valor={estado} />;
}
