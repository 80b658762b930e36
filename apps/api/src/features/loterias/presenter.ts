import type { Chamadas } from '@rateia/contracts/todas';
import type { ItemDaAgenda } from '@rateia/domain/loterias/agenda';
import type { Estatistica } from '@rateia/domain/loterias/estatistica';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import type { Resultado } from '@rateia/domain/loterias/resultado';
import type { ResultadoConferido } from './repository.ts';

type Item = Chamadas['getAgendaDeLoterias']['resposta']['itens'][number];

export function apresentarItem(item: ItemDaAgenda, ultimo: ResultadoConferido | undefined): Item {
  return {
    id: item.id,
    slug: item.slug,
    nome: item.nome,
    especial: item.especial,
    concurso: item.concurso,
    dataSorteio: item.sorteioEm,
    dataPadrao: item.dataPadrao,
    dataLimite: item.vendasAte,
    premioEstimado: item.premioEstimado,
    acumulado: item.acumulado,
    valorAposta: item.valorAposta,
    minDezenas: item.minDezenas,
    maxDezenas: item.maxDezenas,
    chance: item.chance,
    ultimo: item.especial || ultimo === undefined ? null : apresentarSorteado(ultimo.resultado),
  };
}

function apresentarSorteado({
  concurso,
  data,
  sorteios,
  trevos = [],
  time,
  mes,
}: Resultado): NonNullable<Item['ultimo']> {
  return {
    concurso,
    data,
    sorteios: sorteios.map((dezenas) => [...dezenas].sort((a, b) => a - b)),
    trevos: [...trevos].sort((a, b) => a - b),
    time: time ?? null,
    mes: mes ?? null,
  };
}

const AVISO = 'O sorteio não tem memória: o que já saiu não muda a chance do que vai sair.';

export function apresentarEstatistica(
  loteria: SlugDaLoteria,
  { concursos, dezenas, pares }: Estatistica,
): Chamadas['getEstatisticaDaLoteria']['resposta'] {
  return {
    loteria,
    concursos,
    dezenas: [...dezenas],
    pares: pares.map(({ dezenas: [uma, outra], vezes }) => ({ dezenas: [uma, outra], vezes })),
    aviso: AVISO,
  };
}
