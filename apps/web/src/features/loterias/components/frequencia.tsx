import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Chips } from '../../../ui/base/chips.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Bolas } from '../../../ui/loteria/bola.tsx';
import { loteriasQueries } from '../queries.ts';
import c from './loterias.module.css';
import type { ItemDaAgenda } from './proximos-sorteios.tsx';

type Estatistica = RespostaDe<'getEstatisticaDaLoteria'>;
const QUANTAS = 6;

/** The numbers that came out of one lottery, with the sentence that a draw has no memory (spec B§7). */
export function Frequencia({ itens }: { readonly itens: readonly ItemDaAgenda[] }) {
  const comuns = itens.filter(({ ultimo }) => ultimo !== null);
  const [escolhida, escolher] = useState<SlugDaLoteria | undefined>(undefined);
  const loteria = escolhida ?? comuns[0]?.slug;
  if (loteria === undefined) return null;
  return (
    <Cartao titulo="O que já saiu">
      <div className={c['pilha']}>
        <Chips
          rotulo="Loteria"
          chips={comuns.map(({ slug, nome }) => ({ valor: slug, rotulo: nome }))}
          valor={loteria}
          aoEscolher={escolher}
        />
        <Contagem loteria={loteria} />
      </div>
    </Cartao>
  );
}

function Contagem({ loteria }: { readonly loteria: SlugDaLoteria }) {
  const estatistica = useQuery(loteriasQueries.estatistica(loteria));
  return (
    <Consulta
      consulta={estatistica}
      esqueleto={<OssoLista quantos={2} />}
      erro="Não conseguimos carregar a estatística"
    >
      {({ concursos, dezenas, aviso }) => (
        <div className={c['sorteios']}>
          <p>Mais sorteadas em {concursos === 1 ? 'um concurso' : `${concursos} concursos`}</p>
          <Bolas loteria={loteria} rotulo="Mais sorteadas" dezenas={maisSorteadas(dezenas)} />
          <p>Há mais tempo sem sair</p>
          <Bolas loteria={loteria} rotulo="Há mais tempo sem sair" dezenas={maisAtrasadas(dezenas)} />
          <p className={c['aviso']}>{aviso}</p>
        </div>
      )}
    </Consulta>
  );
}

type Dezenas = Estatistica['dezenas'];

function escrever(dezenas: Dezenas) {
  return dezenas.slice(0, QUANTAS).map(({ dezena }) => ({ numero: String(dezena).padStart(2, '0') }));
}

function maisSorteadas(dezenas: Dezenas) {
  return escrever(dezenas.toSorted((a, b) => b.vezes - a.vezes || a.dezena - b.dezena));
}

/** A number that never came out is the longest away. */
const NUNCA = Number.MAX_SAFE_INTEGER;
function maisAtrasadas(dezenas: Dezenas) {
  return escrever(dezenas.toSorted((a, b) => (b.atraso ?? NUNCA) - (a.atraso ?? NUNCA) || a.dezena - b.dezena));
}
