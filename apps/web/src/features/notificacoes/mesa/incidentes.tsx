import type { EtapaDoIncidente } from '@rateia/domain/notificacoes/incidentes';
import { ETAPA_DO_INCIDENTE, ETAPAS_DO_INCIDENTE } from '@rateia/domain/notificacoes/incidentes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentoPerto } from '../../../lib/momento.ts';
import { usePode } from '../../../lib/permissoes.ts';
import c from '../../../mesa/caso.module.css';
import { Duas } from '../../../mesa/celulas.tsx';
import { Decisao } from '../../../mesa/decisao.tsx';
import { Mesa, PaginaOperacao } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { useEscolhido } from '../../../mesa/use-escolhido.ts';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { Opcoes } from '../../../ui/formulario/opcoes.tsx';
import { SITUACAO_DO_INCIDENTE } from '../../../ui/situacao/incidente.ts';
import { Situacao } from '../../../ui/situacao/situacao.tsx';
import type { Incidente } from '../situacao/components/incidente.tsx';
import { CartaoDoIncidente, partesEmPalavras } from '../situacao/components/incidente.tsx';
import { useIncidente } from './mutations.ts';
import { NovoIncidente } from './novo-incidente.tsx';
import { mesaDeMensagensQueries } from './queries.ts';

/** /backoffice/incidentes: what everybody reads at /situacao, and the next word about it. */
export function Incidentes() {
  const consulta = useQuery(mesaDeMensagensQueries.incidentes());
  const pode = usePode();
  return (
    <PaginaOperacao titulo="Incidentes" subtitulo="O que for escrito aqui aparece na página da situação na mesma hora.">
      <Consulta consulta={consulta} erro="Não conseguimos carregar os incidentes" esqueleto={<OssoLista quantos={3} />}>
        {({ itens }) => (
          <div className={c['caso']}>
            {itens.length === 0 ? (
              <Vazio titulo="Nenhum incidente ainda" detalhe="A página da situação diz que tudo funciona." />
            ) : (
              <Lista itens={itens} />
            )}
            {pode?.('createIncidente') === true && <NovoIncidente />}
          </div>
        )}
      </Consulta>
    </PaginaOperacao>
  );
}

function Lista({ itens }: { readonly itens: readonly Incidente[] }) {
  const { atual, escolher } = useEscolhido(itens, ({ id }) => String(id));
  return (
    <Mesa
      lista={
        <TabelaFila
          rotulo="Incidentes"
          larguras="minmax(0, 1.6fr) minmax(0, 1.2fr)"
          colunas={colunas}
          itens={itens}
          chave={({ id }) => String(id)}
          escolhido={atual}
          aoEscolher={escolher}
        />
      }
      detalhe={atual !== undefined && <Caso key={atual.id} incidente={atual} />}
    />
  );
}

const colunas: readonly ColunaFila<Incidente>[] = [
  {
    rotulo: 'Incidente',
    principal: true,
    celula: ({ titulo, partes }) => <Duas titulo={titulo} detalhe={partesEmPalavras(partes)} />,
  },
  {
    rotulo: 'Situação',
    celula: ({ etapa, comecouEm }) => (
      <Duas
        titulo={<Situacao de={SITUACAO_DO_INCIDENTE} valor={etapa} />}
        detalhe={`Desde ${momentoPerto(comecouEm)}`}
      />
    ),
  },
];

function Caso({ incidente }: { readonly incidente: Incidente }) {
  const { id, etapa, resolvidoEm } = incidente;
  const [proxima, setProxima] = useState<EtapaDoIncidente>(etapa);
  const { atualizar } = useIncidente();
  const pode = usePode();
  return (
    <div className={c['caso']}>
      <CartaoDoIncidente incidente={incidente} />
      {resolvidoEm === null && pode?.('atualizarIncidente') === true && (
        <>
          <Opcoes
            rotulo="Em que pé está"
            mostraRotulo
            valor={proxima}
            aoEscolher={setProxima}
            opcoes={ETAPAS_DO_INCIDENTE.map((valor) => ({ valor, titulo: ETAPA_DO_INCIDENTE[valor] }))}
          />
          <Decisao
            rotulo="O que contar a todos"
            assinatura="Aparece na página da situação, sem o seu nome. Fica na trilha, com ele."
            acoes={[
              {
                tecla: 'P',
                rotulo: 'Publicar',
                variante: 'primario',
                exigeMensagem: true,
                fazendo: atualizar.isPending && 'Publicando',
                fazer: (texto) => atualizar.mutate({ params: { id }, body: { etapa: proxima, texto } }),
              },
            ]}
          />
        </>
      )}
    </div>
  );
}
