import { IconDeviceMobile } from '@tabler/icons-react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { momentoPerto } from '../../../../lib/momento.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';

interface AberturasProps {
  readonly aberturas: RespostaDe<'getDadosAcesso'>['aberturas'];
  readonly titulo: string;
}

/** The openings of the access data: the reader, the time and the device. */
export function Aberturas({ aberturas, titulo }: AberturasProps) {
  if (aberturas.length === 0) return null;
  return (
    <Cartao titulo={titulo} rente>
      <Lista>
        {aberturas.map(({ quem, quando, aparelho }) => (
          <LinhaLista
            key={`${quem}-${quando}`}
            icone={<IconDeviceMobile size={22} stroke={1.75} />}
            titulo={quem}
            detalhe={`${momentoPerto(quando)} · ${aparelho}`}
          />
        ))}
      </Lista>
    </Cartao>
  );
}
