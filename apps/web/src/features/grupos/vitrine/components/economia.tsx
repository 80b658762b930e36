import { useMediaQuery } from '@mantine/hooks';
import { centavos, porCento } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useUsuario } from '../../../../lib/usuario.ts';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import type { PinturaAnel } from '../../../../ui/partes/anel.tsx';
import { Anel } from '../../../../ui/partes/anel.tsx';
import { gruposQueries } from '../../queries.ts';
import c from './economia.module.css';

type DadosDaEconomia = RespostaDe<'getEconomia'>;

/** Steps of the ring: half a per cent each, joined into one arc. */
const PARTES = 200;
/** The amount from which it is written smaller on a phone, where it stands beside the ring. */
const MIL_REAIS = 100_000;

/**
 * The savings first: the sum so far, and the price paid beside the price alone. A person who shares nothing yet sees
 * the pitch.
 */
export function Economia({ children }: { readonly children: ReactNode }) {
  const { data, isPending } = useQuery(gruposQueries.economia());
  const usuario = useUsuario();
  const comecou = usuario?.isMBH === true || usuario?.isADA === true || usuario?.isADH === true;
  return (
    <section className={`${c['economia']} rt-escuro`} aria-label="Sua economia" aria-busy={isPending}>
      {data !== undefined && data.assinaturas > 0 ? (
        <Numeros dados={data} />
      ) : (
        <Convite espera={isPending} comecou={comecou} />
      )}
      <div className={c['busca']}>{children}</div>
    </section>
  );
}

function Numeros({ dados: { acumulada, paga, sozinho, assinaturas } }: { readonly dados: DadosDaEconomia }) {
  const largo = useMediaQuery('(min-width: 800px)', false, { getInitialValueInEffect: false });
  const parte = porCento(centavos(paga), centavos(sozinho));
  return (
    <>
      <div className={c['quanto']} data-longo={(acumulada > 0 ? acumulada : paga) >= MIL_REAIS || undefined}>
        <p className={c['apoio']}>{acumulada > 0 ? 'Você já economizou' : 'Você paga por mês'}</p>
        <Valor valor={acumulada > 0 ? acumulada : paga} tamanho="xl" />
      </div>
      <p className={c['conta']}>
        {'Hoje você paga '}
        <b>
          <Valor valor={paga} />
        </b>
        {` por mês em ${assinaturas === 1 ? '1 assinatura' : `${assinaturas} assinaturas`}. Sozinho ${assinaturas === 1 ? 'seria' : 'seriam'} `}
        <b>
          <Valor valor={sozinho} />
        </b>
        .
      </p>
      <span className={c['anel']}>
        <Anel partes={partesDoAnel(parte)} tamanho={largo ? 172 : 92} descricao={`${parte}% é a sua parte`}>
          <b>{parte}%</b>
          {largo && <span>é a sua parte</span>}
        </Anel>
      </span>
    </>
  );
}

/** Nothing about beginning for a person who has begun. While the numbers come the words keep their place, unseen, so that nothing jumps. */
function Convite({ espera, comecou }: { readonly espera: boolean; readonly comecou: boolean }) {
  if (comecou && !espera) return null;
  return (
    <div className={c['convite']} data-espera={espera || undefined}>
      <p>
        Divida a conta.
        <br />
        Pague só a sua parte.
      </p>
      <p className={c['apoio']}>Escolha um serviço, entre em um grupo e receba o acesso. A caução volta para você.</p>
    </div>
  );
}

function partesDoAnel(porCentoSeu: number): PinturaAnel[] {
  const suas = porCentoSeu * 2;
  return Array.from({ length: PARTES }, (_, i) => (i < suas ? 'sua' : 'vazia-escura'));
}
