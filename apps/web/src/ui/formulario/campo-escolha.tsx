import { IconChevronDown } from '@tabler/icons-react';
import type { CampoProps } from './moldura-do-campo.tsx';
import { MolduraDoCampo } from './moldura-do-campo.tsx';

export interface Opcao<V extends string> {
  readonly valor: V;
  readonly rotulo: string;
}

interface CampoEscolhaProps<V extends string> extends CampoProps {
  readonly value: V | '';
  readonly onChange: (valor: V) => void;
  readonly opcoes: readonly Opcao<V>[];
}

/**
 * A choice of one from a list, with the device's own picker. For two to five options prefer `Opcoes`, which shows them.
 */
export function CampoEscolha<V extends string>({
  value,
  onChange,
  opcoes,
  placeholder = 'Escolha',
  ...campo
}: CampoEscolhaProps<V>) {
  return (
    <MolduraDoCampo
      {...campo}
      escrito={value}
      forma="escolha"
      fim={<IconChevronDown size={20} stroke={1.75} aria-hidden="true" />}
    >
      {({ placeholder: _, ...entrada }) => (
        <select
          {...entrada}
          value={value}
          onChange={(evento) => {
            const escolhida = opcoes.find(({ valor }) => valor === evento.currentTarget.value);
            if (escolhida !== undefined) onChange(escolhida.valor);
          }}
        >
          {value === '' && <option value="">{placeholder}</option>}
          {opcoes.map(({ valor, rotulo }) => (
            <option key={valor} value={valor}>
              {rotulo}
            </option>
          ))}
        </select>
      )}
    </MolduraDoCampo>
  );
}
