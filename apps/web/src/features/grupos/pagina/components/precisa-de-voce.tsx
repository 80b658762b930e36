import { IconAlertTriangle, IconKey, IconReceipt2, IconSend } from '@tabler/icons-react';
import { paths } from '../../../../lib/paths.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { LinhaLista } from '../../../../ui/base/lista.tsx';
import type { MeuGrupo } from '../partes-do-grupo.ts';
import { detalheDaPendencia } from '../partes-do-grupo.ts';
import c from './precisa-de-voce.module.css';

const icones: Readonly<Record<string, typeof IconKey>> = {
  pagarReserva: IconReceipt2,
  pagarFatura: IconReceipt2,
  refazerCaucao: IconReceipt2,
  confirmarAcesso: IconKey,
  enviarAcesso: IconSend,
  trocarAcesso: IconSend,
};

interface PrecisaDeVoceProps {
  readonly titulo: string;
  readonly itens: readonly MeuGrupo[];
  /** The greatest number shown; the rest is on the page of the groups. */
  readonly quantas?: number;
}

/** The person's open tasks in his groups, the nearest deadline first; nothing when there is none. */
export function PrecisaDeVoce({ titulo, itens, quantas = Number.POSITIVE_INFINITY }: PrecisaDeVoceProps) {
  const pendencias = itens
    .flatMap(({ grupo, precisaDeVoce }) => precisaDeVoce.map((pendencia, n) => ({ grupo, n, ...pendencia })))
    .toSorted((a, b) => ((a.ate ?? '~') < (b.ate ?? '~') ? -1 : 1));
  if (pendencias.length === 0) return null;
  return (
    <section className={c['precisa']} aria-labelledby="precisa-de-voce">
      <h2 id="precisa-de-voce">{titulo}</h2>
      <ul>
        {pendencias.slice(0, quantas).map(({ grupo, n, chave, texto, ate, depois, link }) => {
          const Icone = icones[chave] ?? IconAlertTriangle;
          return (
            <li key={`${grupo.id}-${chave}-${n}`}>
              <Cartao rente>
                <LinhaLista
                  icone={<Icone size={22} stroke={1.75} />}
                  tomIcone="warning"
                  titulo={texto}
                  {...comDetalhe(detalheDaPendencia(grupo, { texto, ate, depois }))}
                  href={link}
                />
              </Cartao>
            </li>
          );
        })}
      </ul>
      {pendencias.length > quantas && (
        <Ligacao href={paths.meusGrupos()} pequena>{`Ver as ${pendencias.length}`}</Ligacao>
      )}
    </section>
  );
}

function comDetalhe(detalhe: string): { readonly detalhe?: string } {
  return detalhe === '' ? {} : { detalhe };
}
