import { IconRefresh } from '@tabler/icons-react';
import { Botao } from '../base/botao.tsx';
import { Nota } from '../base/nota.tsx';
import c from './qr-code.module.css';

interface SemQrCodeProps {
  /** The advice in its place: "Use o código copia e cola." */
  readonly emVezDele: string;
  readonly aoTentarDeNovo: () => void;
}

/** The place of a QR code that could not be drawn: the same text in letters. */
export function SemQrCode({ emVezDele, aoTentarDeNovo }: SemQrCodeProps) {
  return (
    <div className={c['sem']}>
      <Nota tom="warning" alerta>
        O QR code não carregou. {emVezDele}
      </Nota>
      <Botao variante="suave" tamanho="sm" icone={<IconRefresh size={20} stroke={1.75} />} onClick={aoTentarDeNovo}>
        Tentar novamente
      </Botao>
    </div>
  );
}
