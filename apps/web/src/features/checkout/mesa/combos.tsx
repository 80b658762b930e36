import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { usePode } from '../../../lib/permissoes.ts';
import { Duas } from '../../../mesa/celulas.tsx';
import { PaginaOperacao } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { usePararCombo } from './mutations.ts';
import { NovoCombo } from './novo-combo.tsx';
import { combosQueries } from './queries.ts';

type Combo = RespostaDe<'listCombos'>['itens'][number];

/** /backoffice/combos: pools or groups that are taken together (spec B§3 Combo). */
export function Combos() {
  const [criando, setCriando] = useState(false);
  const pode = usePode();
  return (
    <PaginaOperacao
      titulo="Combos"
      subtitulo="Bolões comprados juntos, ou grupos com um cupom que só vale com todos no carrinho."
      acoes={
        pode?.('createCombo') === true && (
          <Botao icone={<IconPlus size={20} stroke={1.75} />} onClick={() => setCriando(true)}>
            Criar combo
          </Botao>
        )
      }
    >
      <Consulta
        consulta={useQuery(combosQueries.lista())}
        erro="Não conseguimos carregar os combos"
        esqueleto={<OssoLista quantos={3} />}
        vazio={{ quando: ({ total }) => total === 0, mostra: <Vazio titulo="Nenhum combo ainda" /> }}
      >
        {({ itens }) => (
          <TabelaFila
            rotulo="Combos"
            larguras="minmax(0, 1.4fr) minmax(0, 1fr) 140px 120px"
            colunas={COLUNAS}
            itens={itens}
            chave={({ id }) => String(id)}
          />
        )}
      </Consulta>
      <NovoCombo aberto={criando} aoFechar={() => setCriando(false)} />
    </PaginaOperacao>
  );
}

const SITUACOES = {
  valendo: { rotulo: 'Valendo', tom: 'success' },
  terminado: { rotulo: 'Terminado', tom: 'neutral' },
  parado: { rotulo: 'Parado', tom: 'neutral' },
} as const;

const COLUNAS: readonly ColunaFila<Combo>[] = [
  {
    rotulo: 'Combo',
    principal: true,
    celula: ({ id, nome, tipo }) => (
      <Duas titulo={nome} detalhe={tipo === 'boloes' ? paths.c(id) : paths.checkoutCombo(id)} />
    ),
  },
  {
    rotulo: 'Juntos',
    celula: ({ tipo, itens, cupom }) => (
      <Duas
        titulo={`${itens.length} ${tipo === 'boloes' ? 'bolões' : 'grupos'}`}
        detalhe={cupom === null ? 'sem cupom' : `cupom ${cupom}`}
      />
    ),
  },
  {
    rotulo: 'Situação',
    celula: ({ situacao }) => <Etiqueta tom={SITUACOES[situacao].tom}>{SITUACOES[situacao].rotulo}</Etiqueta>,
  },
  { rotulo: 'Ação', celula: (combo) => <Parar combo={combo} /> },
];

function Parar({ combo: { id, nome, situacao } }: { readonly combo: Combo }) {
  const pode = usePode();
  const parar = usePararCombo();
  if (situacao !== 'valendo' || pode?.('pararCombo') !== true) return null;
  return (
    <Botao
      variante="linha"
      tamanho="sm"
      rotulo={`Parar ${nome}`}
      fazendo={parar.isPending && 'Parando'}
      onClick={() => parar.mutate({ params: { id } })}
    >
      Parar
    </Botao>
  );
}
