import { diaDe, instanteDe } from '@rateia/domain/datas';
import { formatarDiaCompleto, formatarHora } from '@rateia/domain/datas-formatadas';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { agora } from '../../../../lib/relogio.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { useVoltar } from '../mutations.ts';
import c from './jogo-responsavel.module.css';

type Afastamento = NonNullable<RespostaDe<'getJogoResponsavel'>['afastamento']>;

/** A person who is away: since when, until when, and the way back of an exclusion without an end. */
export function Afastado({ afastamento }: { readonly afastamento: Afastamento }) {
  const { tipo, ate, podeVoltarDesde } = afastamento;
  const voltar = useVoltar();
  return (
    <Cartao titulo={tipo === 'pausa' ? 'Você está em pausa' : 'Você está fora dos bolões'}>
      <div className={c['pilha']}>
        <p>
          {ate === null
            ? 'Sem prazo para voltar, como você pediu.'
            : `Até ${formatarDiaCompleto(diaDe(ate))}, às ${formatarHora(ate)}.`}{' '}
          Não vendemos cotas nem mostramos sorteios para você. O que já comprou segue valendo.
        </p>
        {podeVoltarDesde !== null &&
          (podeVoltarDesde <= instanteDe(agora()) ? (
            <Botao variante="linha" fazendo={voltar.isPending && 'Guardando'} onClick={() => voltar.mutate()}>
              Pedir para voltar em 24 horas
            </Botao>
          ) : (
            <p className={c['apoio']}>
              Você poderá pedir para voltar em {formatarDiaCompleto(diaDe(podeVoltarDesde))}.
            </p>
          ))}
      </div>
    </Cartao>
  );
}
