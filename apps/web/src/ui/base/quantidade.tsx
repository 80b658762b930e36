import { IconMinus, IconPlus } from '@tabler/icons-react';
import { BotaoIcone } from './botao-icone.tsx';
import c from './quantidade.module.css';

interface QuantidadeProps {
  readonly valor: number;
  readonly min?: number;
  readonly max: number;
  readonly aoMudar: (valor: number) => void;
  /** The name of the unit: ['vaga', 'vagas']. */
  readonly unidade: readonly [singular: string, plural: string];
}

/** Buttons for one less and one more, with the number between them. */
export function Quantidade({ valor, min = 1, max, aoMudar, unidade }: QuantidadeProps) {
  return (
    <fieldset className={c['quantidade']} aria-label={`Quantas ${unidade[1]}`}>
      <BotaoIcone
        rotulo={`Uma ${unidade[0]} a menos`}
        tom="suave"
        desligado={valor <= min}
        onClick={() => aoMudar(valor - 1)}
      >
        <IconMinus size={20} stroke={1.75} />
      </BotaoIcone>
      <b aria-live="polite">
        {valor} <span>{unidade[valor === 1 ? 0 : 1]}</span>
      </b>
      <BotaoIcone
        rotulo={`Uma ${unidade[0]} a mais`}
        tom="suave"
        desligado={valor >= max}
        onClick={() => aoMudar(valor + 1)}
      >
        <IconPlus size={20} stroke={1.75} />
      </BotaoIcone>
    </fieldset>
  );
}
