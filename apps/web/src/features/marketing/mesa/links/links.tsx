import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePode } from '../../../../lib/permissoes.ts';
import { PaginaOperacao } from '../../../../mesa/pagina-operacao.tsx';
import { TabelaPaginada } from '../../../../mesa/tabela-paginada.tsx';
import { Abas } from '../../../../ui/base/abas.tsx';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { colunasDosLinks } from './colunas-dos-links.tsx';
import { Destinos } from './destinos.tsx';
import { NovoLink } from './novo-link.tsx';
import { linksQueries } from './queries.ts';

/** Short links: those of the operation, those of people, and the sites they may lead to (REGRAS 2.23). */
export function Links() {
  const [de, setDe] = useState<'operacao' | 'pessoas' | 'sites'>('operacao');
  const [criando, setCriando] = useState(false);
  const pode = usePode();
  return (
    <PaginaOperacao
      titulo="Links"
      subtitulo="Endereços curtos, quantas vezes foram abertos e aonde podem levar."
      acoes={
        pode?.('createLinkDaOperacao') === true && (
          <Botao icone={<IconPlus size={20} stroke={1.75} />} onClick={() => setCriando(true)}>
            Criar link
          </Botao>
        )
      }
    >
      <div>
        <Abas
          rotulo="Links"
          abas={[
            { valor: 'operacao', rotulo: 'Da operação' },
            { valor: 'pessoas', rotulo: 'De pessoas' },
            { valor: 'sites', rotulo: 'Sites' },
          ]}
          valor={de}
          aoEscolher={setDe}
        >
          {de === 'sites' ? <Destinos /> : <Lista key={de} de={de} />}
        </Abas>
      </div>
      <NovoLink aberto={criando} aoFechar={() => setCriando(false)} />
    </PaginaOperacao>
  );
}

const VAZIOS = { operacao: 'Nenhum link da operação ainda', pessoas: 'Ninguém criou um link curto ainda' } as const;

function Lista({ de }: { readonly de: 'operacao' | 'pessoas' }) {
  const [pagina, setPagina] = useState(1);
  const consulta = useQuery(linksQueries.lista(de, pagina));
  return (
    <TabelaPaginada
      consulta={consulta}
      erro="Não conseguimos carregar os links"
      vazio={<Vazio titulo={VAZIOS[de]} />}
      rotulo="Links"
      unidade={['link', 'links']}
      larguras="minmax(0, 1.5fr) minmax(0, 1.5fr) minmax(0, 1fr) 150px"
      colunas={colunasDosLinks}
      chave={({ id }) => String(id)}
      pagina={pagina}
      aoIr={setPagina}
    />
  );
}
