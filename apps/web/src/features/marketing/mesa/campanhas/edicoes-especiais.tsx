import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { momentoPerto } from '../../../../lib/momento.ts';
import { usePode } from '../../../../lib/permissoes.ts';
import { Duas } from '../../../../mesa/celulas.tsx';
import type { ColunaFila } from '../../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../../mesa/tabela-fila.tsx';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import c from './campanha.module.css';
import { EdicaoEspecial } from './edicao-especial.tsx';
import { useTirarEdicao } from './mutations-da-loteria.ts';
import { campanhasQueries } from './queries.ts';

type Edicao = RespostaDe<'getEdicoesEspeciais'>['itens'][number];

const SITUACOES = {
  prevista: { rotulo: 'Prevista', tom: 'info' },
  naFaixa: { rotulo: 'Na faixa', tom: 'success' },
  sorteada: { rotulo: 'Sorteada', tom: 'neutral' },
} as const;

/** The dates that the banner of special lotteries counts to: made, moved and taken off (REGRAS 2.23). */
export function EdicoesEspeciais() {
  const consulta = useQuery(campanhasQueries.edicoesEspeciais());
  const muda = usePode()?.('salvarEdicaoEspecial') === true;
  const [aberta, setAberta] = useState<Edicao | 'nova'>();
  const colunas = muda ? [...colunasLidas, { rotulo: 'Ação', celula: acoes(setAberta) }] : colunasLidas;
  return (
    <div className={c['pilha']}>
      <div className={c['topo']}>
        <p className={c['apoio']}>A faixa aparece 7 dias antes da data da loteria e conta até o sorteio.</p>
        {muda && (
          <Botao variante="suave" icone={<IconPlus size={20} stroke={1.75} />} onClick={() => setAberta('nova')}>
            Nova data
          </Botao>
        )}
      </div>
      <Consulta
        consulta={consulta}
        erro="Não conseguimos carregar as loterias especiais"
        esqueleto={<OssoLista quantos={3} />}
        vazio={{
          quando: ({ itens }) => itens.length === 0,
          mostra: <Vazio titulo="Nenhuma data ainda" detalhe="Sem data, a faixa não aparece para ninguém." />,
        }}
      >
        {({ itens }) => (
          <TabelaFila
            rotulo="Loterias especiais"
            larguras={`minmax(0, 1.4fr) minmax(0, 1.2fr) 120px ${muda ? '220px' : ''}`}
            colunas={colunas}
            itens={itens}
            chave={({ slug, dataPadrao }) => `${slug} ${dataPadrao}`}
          />
        )}
      </Consulta>
      <EdicaoEspecial edicao={aberta} aoFechar={() => setAberta(undefined)} />
    </div>
  );
}

const colunasLidas: readonly ColunaFila<Edicao>[] = [
  {
    rotulo: 'Loteria',
    principal: true,
    celula: ({ nome, dataPadrao }) => (
      <Duas titulo={nome} detalhe={`Data da loteria: ${formatarDiaCompleto(dataPadrao)}`} />
    ),
  },
  { rotulo: 'Sorteio', celula: ({ sorteioEm }) => momentoPerto(sorteioEm) },
  {
    rotulo: 'Situação',
    celula: ({ situacao }) => <Etiqueta tom={SITUACOES[situacao].tom}>{SITUACOES[situacao].rotulo}</Etiqueta>,
  },
];

function acoes(abrir: (edicao: Edicao) => void) {
  return (edicao: Edicao) => <Acoes edicao={edicao} abrir={abrir} />;
}

function Acoes({ edicao, abrir }: { readonly edicao: Edicao; readonly abrir: (edicao: Edicao) => void }) {
  const tirar = useTirarEdicao();
  if (edicao.situacao === 'sorteada') return null;
  const { slug, dataPadrao, nome } = edicao;
  const qual = `${nome} de ${dataPadrao.slice(0, 4)}`;
  async function perguntar(): Promise<void> {
    const sim = await dialogos.mostrar({
      titulo: `Tirar ${qual}?`,
      corpo: 'A faixa desta loteria deixa de aparecer. Dá para criar a data de novo depois.',
      acao: 'Tirar a data',
      escape: 'Manter a data',
      perigo: true,
    });
    if (sim) tirar.mutate({ params: { slug, dataPadrao } });
  }
  return (
    <span className={c['acoes']}>
      <Botao variante="suave" tamanho="sm" rotulo={`Mudar o sorteio: ${qual}`} onClick={() => abrir(edicao)}>
        Mudar
      </Botao>
      <Botao
        variante="perigo-linha"
        tamanho="sm"
        rotulo={`Tirar: ${qual}`}
        fazendo={tirar.isPending && 'Tirando'}
        onClick={() => void perguntar()}
      >
        Tirar
      </Botao>
    </span>
  );
}
