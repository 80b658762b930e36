import { limitePerto, noTexto, quantoFalta } from '../../../lib/momento.ts';
import { agora } from '../../../lib/relogio.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { useAgora } from '../../../ui/fluxo/use-agora.ts';
import type { Reclamacao } from '../mutations.ts';

const UM_MINUTO = 60_000;

/** The clock that runs, the same for both sides, with what happens by rule when it ends (DESIGN 11 reclamacao). */
export function PrazoDaReclamacao({
  reclamacao: { prazo, papel },
}: {
  reclamacao: Pick<Reclamacao, 'prazo' | 'papel'>;
}) {
  const instante = useAgora(agora, UM_MINUTO);
  if (prazo === null) return null;
  const limite = noTexto(limitePerto(prazo.limite));
  return (
    <Cartao titulo={prazo.de === papel ? `Responda até ${limite}` : `${prazo.titulo} ${limite}`}>
      <p role="timer">{`${quantoFalta(prazo.limite, instante)}.`}</p>
      <p>{prazo.seVencer}</p>
    </Cartao>
  );
}
