import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Anel } from '../../../../ui/partes/anel.tsx';
import type { Prova } from '../conferir.ts';
import { cotasDoLacre } from '../conferir.ts';
import c from './prova.module.css';

interface VereditoProps {
  readonly prova: Prova;
  /** True if each published root was computed anew on this device. */
  readonly confere: boolean;
}

/** The verdict first: the list was closed before the draw, and its root was computed again here. */
export function Veredito({ prova: { id, nome, concursos, lacres, sorteioEm }, confere }: VereditoProps) {
  const [primeiro] = lacres;
  const cotas = primeiro === undefined ? [] : cotasDoLacre(primeiro);
  const antes = lacres.every(({ publicadoEm }) => publicadoEm < sorteioEm);
  const Icone = confere ? IconCircleCheck : IconAlertTriangle;
  return (
    <Cartao tom="hero">
      <div className={c['veredito']}>
        <div>
          <p>{`${nome} · bolão ${id} · ${concursos.map((um) => `${um.nome} ${um.concurso.toLocaleString('pt-BR')}`).join(', ')}`}</p>
          <h2>{antes ? 'A lista foi fechada antes do sorteio' : 'A lista foi fechada'}</h2>
          <p>
            Trancamos quem tinha cada cota e quais eram os jogos. Ninguém pode mudar a lista depois sem que apareça
            aqui.
          </p>
          <p className={c['conferido']} role="status">
            <Icone size={20} stroke={1.75} aria-hidden="true" />
            {confere
              ? 'Conferido agora, no seu aparelho: nada mudou'
              : 'Conferido agora, no seu aparelho: a lista não é a do lacre'}
          </p>
        </div>
        <Anel
          tamanho={132}
          partes={cotas.map(({ vendida }) => (vendida ? 'clara' : 'vazia-escura'))}
          descricao={`${cotas.length} cotas, ${cotas.filter(({ vendida }) => vendida).length} vendidas`}
        >
          {cotas.length}
        </Anel>
      </div>
    </Cartao>
  );
}
