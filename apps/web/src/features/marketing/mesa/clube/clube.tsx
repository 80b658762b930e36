import { diaDe } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { usePode } from '../../../../lib/permissoes.ts';
import { Duas } from '../../../../mesa/celulas.tsx';
import { PaginaOperacao } from '../../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../../mesa/tabela-fila.tsx';
import { TabelaPaginada } from '../../../../mesa/tabela-paginada.tsx';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Situacao } from '../../../../ui/situacao/situacao.tsx';
import { SITUACAO_DA_VANTAGEM } from '../../../../ui/situacao/vantagem.ts';
import { usePararVantagem } from './mutations.ts';
import { NovaVantagem } from './nova-vantagem.tsx';
import { vantagensQueries } from './queries.ts';

type Vantagem = RespostaDe<'getVantagens'>['itens'][number];

/** /backoffice/clube: coupons of partners, until when each holds, and how many people opened it (REGRAS 2.31). */
export function Clube() {
  const [pagina, setPagina] = useState(1);
  const [criando, setCriando] = useState(false);
  const consulta = useQuery(vantagensQueries.lista(pagina));
  const pode = usePode();
  return (
    <PaginaOperacao
      titulo="Clube"
      subtitulo="Cupons de parceiros: a regra, o fim e quantas pessoas abriram cada um."
      acoes={
        pode?.('createVantagem') === true && (
          <Botao icone={<IconPlus size={20} stroke={1.75} />} onClick={() => setCriando(true)}>
            Pôr no clube
          </Botao>
        )
      }
    >
      <TabelaPaginada
        consulta={consulta}
        erro="Não conseguimos carregar o clube"
        vazio={<Vazio titulo="Nenhum cupom de parceiro ainda" />}
        rotulo="Cupons de parceiros"
        unidade={['cupom', 'cupons']}
        larguras="minmax(0, 1.6fr) minmax(0, 1fr) 150px 120px"
        colunas={colunas}
        chave={({ id }) => String(id)}
        pagina={pagina}
        aoIr={setPagina}
      />
      <NovaVantagem aberta={criando} aoFechar={() => setCriando(false)} />
    </PaginaOperacao>
  );
}

const colunas: readonly ColunaFila<Vantagem>[] = [
  {
    rotulo: 'Cupom',
    principal: true,
    celula: ({ parceiro, titulo, codigo }) => <Duas titulo={`${parceiro}: ${titulo}`} detalhe={codigo} />,
  },
  {
    rotulo: 'Abriram',
    celula: ({ abriram, terminaEm }) => (
      <Duas
        titulo={abriram === 1 ? '1 pessoa' : `${abriram} pessoas`}
        detalhe={`Até ${formatarDia(diaDe(terminaEm))}`}
      />
    ),
  },
  {
    rotulo: 'Situação',
    celula: ({ situacao }) => <Situacao de={SITUACAO_DA_VANTAGEM} valor={situacao} />,
  },
  { rotulo: 'Ação', celula: (vantagem) => <Parar vantagem={vantagem} /> },
];

function Parar({ vantagem: { id, parceiro, situacao } }: { readonly vantagem: Vantagem }) {
  const parar = usePararVantagem();
  const pode = usePode();
  if (pode?.('pararVantagem') !== true || situacao !== 'noAr') return null;
  return (
    <Botao
      variante="suave"
      tamanho="sm"
      rotulo={`Tirar ${parceiro} do clube`}
      fazendo={parar.isPending && 'Tirando'}
      onClick={() => parar.mutate({ params: { id } })}
    >
      Tirar
    </Botao>
  );
}
