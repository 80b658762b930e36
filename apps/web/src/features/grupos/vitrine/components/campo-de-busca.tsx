import { IconSearch, IconX } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useRef } from 'react';
import { BotaoIcone } from '../../../../ui/base/botao-icone.tsx';
import { MAXIMO_DA_BUSCA } from '../../filtros.ts';
import c from './campo-de-busca.module.css';

interface CampoDeBuscaProps {
  readonly value: string;
  readonly onChange: (texto: string) => void;
  /** Enter, or the key of the phone's keyboard. */
  readonly aoBuscar: () => void;
}

/** Words of a search: service, kind or name of a group. */
export function CampoDeBusca({ value, onChange, aoBuscar }: CampoDeBuscaProps) {
  const entrada = useRef<HTMLInputElement>(null);
  function enviar(evento: FormEvent): void {
    evento.preventDefault();
    // The keyboard of a phone goes away, so that the results are seen.
    if (matchMedia('(pointer: coarse)').matches) entrada.current?.blur();
    aoBuscar();
  }
  return (
    <search className={c['busca']}>
      <form onSubmit={enviar}>
        <IconSearch size={22} stroke={1.75} aria-hidden="true" />
        <input
          ref={entrada}
          type="search"
          name="busca"
          enterKeyHint="search"
          autoComplete="off"
          aria-label="Qual serviço você quer dividir?"
          placeholder="Qual serviço você quer dividir?"
          maxLength={MAXIMO_DA_BUSCA}
          value={value}
          onChange={(evento) => onChange(evento.currentTarget.value)}
        />
        {value !== '' && (
          <BotaoIcone
            rotulo="Limpar a busca"
            onClick={() => {
              onChange('');
              entrada.current?.focus();
            }}
          >
            <IconX size={20} stroke={1.75} />
          </BotaoIcone>
        )}
      </form>
    </search>
  );
}
