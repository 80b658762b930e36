import type { Rede } from '@rateia/domain/compartilhar/redes';
import { enderecoDaRede } from '@rateia/domain/compartilhar/redes';
import type { Icon } from '@tabler/icons-react';
import { IconBrandFacebook, IconBrandTelegram, IconBrandWhatsapp, IconBrandX } from '@tabler/icons-react';
import { Oculto } from '../base/oculto.tsx';
import c from './redes-de-compartilhar.module.css';

const REDES: readonly { readonly rede: Rede; readonly nome: string; readonly Icone: Icon }[] = [
  { rede: 'whatsapp', nome: 'WhatsApp', Icone: IconBrandWhatsapp },
  { rede: 'telegram', nome: 'Telegram', Icone: IconBrandTelegram },
  { rede: 'facebook', nome: 'Facebook', Icone: IconBrandFacebook },
  { rede: 'x', nome: 'X', Icone: IconBrandX },
];

interface RedesDeCompartilharProps {
  readonly link: (rede: Rede) => string;
  readonly texto: (rede: Rede) => string;
}

/** The four networks, each a link to its own page, which is told nothing of where the person comes from. */
export function RedesDeCompartilhar({ link, texto }: RedesDeCompartilharProps) {
  return (
    <ul className={c['redes']}>
      {REDES.map(({ rede, nome, Icone }) => (
        <li key={rede}>
          <a
            href={enderecoDaRede(rede, { link: link(rede), texto: texto(rede) })}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span aria-hidden="true">
              <Icone size={26} stroke={1.75} />
            </span>
            {nome}
            <Oculto> (abre em outra aba)</Oculto>
          </a>
        </li>
      ))}
    </ul>
  );
}
