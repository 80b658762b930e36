import { IconEye, IconEyeOff, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { BotaoIcone } from '../base/botao-icone.tsx';
import type { CampoTextoProps } from './campo-texto.tsx';
import { CampoTexto } from './campo-texto.tsx';

interface CampoSenhaProps extends Omit<CampoTextoProps, 'tipo' | 'icone' | 'fim' | 'autoComplete'> {
  /** `new-password` where one is chosen. */
  readonly autoComplete?: 'current-password' | 'new-password';
}

/** A password, which may be looked at. */
export function CampoSenha({ autoComplete = 'current-password', ...campo }: CampoSenhaProps) {
  const [visivel, setVisivel] = useState(false);
  const Icone = visivel ? IconEyeOff : IconEye;
  return (
    <CampoTexto
      {...campo}
      tipo={visivel ? 'text' : 'password'}
      autoComplete={autoComplete}
      icone={<IconLock size={20} stroke={1.75} aria-hidden="true" />}
      fim={
        <BotaoIcone
          rotulo={visivel ? 'Ocultar senha' : 'Mostrar senha'}
          ligado={visivel}
          onClick={() => setVisivel(!visivel)}
        >
          <Icone size={22} stroke={1.75} />
        </BotaoIcone>
      }
    />
  );
}
