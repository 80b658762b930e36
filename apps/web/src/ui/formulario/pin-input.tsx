import { normalizarPin, TAMANHO_PIN } from '@rateia/domain/cadastro/pin';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import c from './pin-input.module.css';

interface PinInputProps {
  readonly rotulo: string;
  readonly name?: string;
  readonly value: string;
  readonly onChange: (pin: string) => void;
  /** Runs when the last character is in. */
  readonly aoCompletar?: (pin: string) => void;
  /** The refusal; after a line break, the next step. */
  readonly erro?: string | undefined;
  /** Validity and "Enviar de novo". */
  readonly apoio?: ReactNode;
  readonly desligado?: boolean;
  readonly autoFocus?: boolean;
}

/**
 * The code that was sent. It is one field drawn as seven boxes: paste, the phone's suggestion of the code and
 * correction work as in any field, and a screen reader finds one field.
 */
export function PinInput({
  rotulo,
  name,
  value,
  onChange,
  aoCompletar,
  erro,
  apoio,
  desligado = false,
  autoFocus = false,
}: PinInputProps) {
  const id = useId();
  const entrada = useRef<HTMLInputElement>(null);
  const [focado, setFocado] = useState(false);
  useEffect(() => {
    if (autoFocus) entrada.current?.focus();
  }, [autoFocus]);
  const comErro = erro !== undefined && erro !== '';
  const [recusa, ...ajuda] = (erro ?? '').split('\n');
  const vez = Math.min(value.length, TAMANHO_PIN - 1);
  return (
    <div className={c['campo']}>
      <label htmlFor={id}>{rotulo}</label>
      <div className={c['caixas']} data-erro={comErro || undefined}>
        <input
          id={id}
          name={name}
          className={c['entrada']}
          value={value}
          maxLength={TAMANHO_PIN}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          disabled={desligado}
          ref={entrada}
          aria-invalid={comErro || undefined}
          aria-describedby={`${id}-apoio`}
          onFocus={(evento) => {
            setFocado(true);
            // A person who comes back to a full code types another one over it; one who comes back to a part goes on.
            evento.currentTarget.setSelectionRange(value.length < TAMANHO_PIN ? value.length : 0, value.length);
          }}
          onBlur={() => setFocado(false)}
          onPaste={(evento) => {
            evento.preventDefault();
            muda(evento.clipboardData.getData('text'));
          }}
          onChange={(evento) => muda(evento.currentTarget.value)}
        />
        {Array.from({ length: TAMANHO_PIN }, (_, i) => i).map((i) => (
          <span key={i} className={c['caixa']} data-vez={(focado && i === vez) || undefined} aria-hidden="true">
            {value[i]}
          </span>
        ))}
      </div>
      <div id={`${id}-apoio`}>
        {comErro ? (
          <div role="alert">
            <p className={c['erro']}>
              <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
              {recusa}
            </p>
            {ajuda.length > 0 && <p className={c['apoio']}>{ajuda}</p>}
          </div>
        ) : (
          apoio !== undefined && <div className={c['apoio']}>{apoio}</div>
        )}
      </div>
    </div>
  );

  function muda(texto: string): void {
    const pin = normalizarPin(texto.replace(/[^\w\s-]/g, '')).slice(0, TAMANHO_PIN);
    if (pin === value) return;
    onChange(pin);
    if (pin.length === TAMANHO_PIN) aoCompletar?.(pin);
  }
}
