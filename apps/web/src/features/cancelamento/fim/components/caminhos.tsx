import { formatarDia } from '@rateia/domain/datas-formatadas';
import { IconArrowsLeftRight, IconCalendarX, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import type { OpcaoDeFim } from '../fim.ts';
import c from './caminhos.module.css';

interface Caminho {
  readonly titulo: string;
  readonly icone: ReactNode;
  readonly quando: string;
  readonly linhas: readonly { readonly rotulo: string; readonly valor: ReactNode }[];
  readonly primeiro?: boolean;
}

interface CaminhosProps {
  readonly opcoes: readonly OpcaoDeFim[];
  /** The months that are paid, where the group may be handed over: it is the first of the ways. */
  readonly passando?: number | undefined;
}

/** The ways to leave a group side by side, each in the same lines: members, what goes back, what is received. */
export function Caminhos({ opcoes, passando }: CaminhosProps) {
  return (
    <div className={c['caminhos']}>
      {passando !== undefined && <UmCaminho {...passarAdiante(passando)} />}
      {opcoes.map((opcao) => (
        <UmCaminho key={opcao.tipo} {...caminhoDe(opcao)} />
      ))}
    </div>
  );
}

function UmCaminho({ titulo, icone, quando, linhas, primeiro = false }: Caminho) {
  return (
    <section className={c['caminho']} data-primeiro={primeiro || undefined}>
      <h3 className={c['titulo']}>
        {icone}
        {titulo}
      </h3>
      <div>
        <Etiqueta tom={primeiro ? 'success' : 'neutral'}>{quando}</Etiqueta>
      </div>
      <dl>
        {linhas.map(({ rotulo, valor }) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function passarAdiante(previsto: number): Caminho {
  return {
    titulo: 'Passar adiante',
    icone: <IconArrowsLeftRight size={22} stroke={1.75} aria-hidden="true" />,
    quando: 'Ninguém perde nada',
    primeiro: true,
    linhas: [
      { rotulo: 'Membros', valor: 'Continuam' },
      { rotulo: 'Volta hoje para eles', valor: <Valor valor={0} /> },
      { rotulo: 'Você recebe', valor: <Valor valor={previsto} /> },
      { rotulo: 'Reputação', valor: 'Igual' },
    ],
  };
}

function caminhoDe({ titulo, imediato, saidaEm, total, voceRecebe }: OpcaoDeFim): Caminho {
  return {
    titulo,
    icone: imediato ? (
      <IconCircleX size={22} stroke={1.75} aria-hidden="true" />
    ) : (
      <IconCalendarX size={22} stroke={1.75} aria-hidden="true" />
    ),
    quando: imediato ? 'Hoje' : `Em ${formatarDia(saidaEm)}`,
    linhas: [
      { rotulo: 'Membros', valor: imediato ? 'Param hoje' : 'Usam até lá' },
      { rotulo: imediato ? 'Volta hoje para eles' : 'Volta no dia para eles', valor: <Valor valor={total} /> },
      {
        rotulo: 'Você recebe',
        valor: imediato ? (
          <Valor valor={voceRecebe} />
        ) : (
          <>
            <Valor valor={voceRecebe} /> e os meses até lá
          </>
        ),
      },
      { rotulo: 'Reputação', valor: imediato ? 'Conta como fim sem aviso' : 'Igual, com aviso' },
    ],
  };
}
