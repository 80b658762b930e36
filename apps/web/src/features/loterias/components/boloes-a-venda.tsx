import { diaDe, instanteDe } from '@rateia/domain/datas';
import { formatarDiaRelativo, formatarHora } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReaisCurto } from '@rateia/domain/dinheiro';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { agora } from '../../../lib/relogio.ts';
import { BolaoCard } from '../../../ui/loteria/bolao-card.tsx';
import c from './loterias.module.css';
import type { ItemDaAgenda } from './proximos-sorteios.tsx';

export type BolaoNoCartao = RespostaDe<'listBoloes'>['itens'][number];

/** The pools on sale, the first to close first (spec B§2 /loteria). */
export function BoloesAVenda({
  boloes,
  agenda,
}: {
  readonly boloes: readonly BolaoNoCartao[];
  readonly agenda: readonly ItemDaAgenda[];
}) {
  return (
    <div className={c['grade']}>
      {boloes.map((bolao) => (
        <BolaoCard
          key={bolao.id}
          href={paths.loteriaDetalhe(bolao.id)}
          loteria={corDo(bolao)}
          nome={bolao.nome}
          concurso={concursoDo(bolao)}
          premio={premioDo(bolao, agenda)}
          jogos={bolao.apostas === 1 ? '1 jogo' : `${bolao.apostas} jogos`}
          valorCota={bolao.preco.total}
          cotas={{ total: bolao.totalCotas, vendidas: bolao.totalCotas - bolao.cotasLivres }}
          situacao={`Vendas até ${quando(bolao.vendasAte)}`}
        />
      ))}
    </div>
  );
}

/** The colour of a pool: of its lottery, or of several. */
export function corDo({ concursos }: Pick<BolaoNoCartao, 'concursos'>) {
  const [primeiro] = concursos;
  return concursos.length === 1 && primeiro !== undefined ? primeiro.loteria : 'multiplas';
}

/** "Concurso 3.091 · hoje, 21h", or how many lotteries. */
export function concursoDo({ concursos, sorteioEm }: Pick<BolaoNoCartao, 'concursos' | 'sorteioEm'>): string {
  const [primeiro] = concursos;
  const quais =
    concursos.length === 1 && primeiro !== undefined
      ? `Concurso ${primeiro.concurso.toLocaleString('pt-BR')}`
      : `${concursos.length} loterias`;
  return `${quais} · ${quando(sorteioEm)}`;
}

/** "hoje, 21h". */
export function quando(instante: string): string {
  return `${formatarDiaRelativo(diaDe(instante), diaDe(instanteDe(agora()))).toLowerCase()}, ${formatarHora(instante)}`;
}

function premioDo({ concursos }: BolaoNoCartao, agenda: readonly ItemDaAgenda[]): string {
  const item = concursos.length === 1 ? agenda.find(({ slug }) => slug === concursos[0]?.loteria) : undefined;
  const estimado = item?.premioEstimado ?? null;
  return estimado === null ? 'a definir' : formatarReaisCurto(centavos(estimado));
}
