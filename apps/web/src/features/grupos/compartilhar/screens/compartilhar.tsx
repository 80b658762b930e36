import { STATUS_NO_AR } from '@rateia/domain/grupos/estados';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Chips } from '../../../../ui/base/chips.tsx';
import { ModosDeCompartilhar } from '../../../../ui/compartilhar/modos-de-compartilhar.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { compartilhavel, nomeParaCompartilhar } from '../../pagina/components/compartilhar-grupo.tsx';
import { LinkCurtoDoGrupo } from '../../pagina/components/link-curto-do-grupo.tsx';
import { gruposQueries } from '../../queries.ts';
import { grupoMembroQueries } from '../../queries-membro.ts';
import s from './compartilhar.module.css';

type MeusGrupos = RespostaDe<'getGruposUsuario'>;

/** /grupo/compartilhar (spec 2, §2): one of the reader's groups, and the ways of sharing it. */
export function TelaCompartilhar() {
  const consulta = useQuery(grupoMembroQueries.meus());
  return (
    <Pagina titulo="Compartilhar grupo" voltar={paths.meusGrupos()} largura="media">
      <Consulta
        consulta={consulta}
        esqueleto={<OssoLista />}
        erro="Não conseguimos carregar os seus grupos"
        vazio={{ quando: (dados) => noArDe(dados).length === 0, mostra: <Nenhum /> }}
      >
        {(dados) => <Escolher grupos={noArDe(dados)} />}
      </Consulta>
    </Pagina>
  );
}

function noArDe({ itens }: MeusGrupos) {
  return itens.map(({ grupo }) => grupo).filter(({ statusId }) => STATUS_NO_AR.some((status) => status === statusId));
}

function Escolher({ grupos }: { readonly grupos: ReturnType<typeof noArDe> }) {
  const { id, fonte = 'compartilhar' } = useBusca();
  const grupo = grupos.find((g) => String(g.id) === id) ?? grupos[0];
  if (grupo === undefined) return null;
  return (
    <div className={s['pilha']}>
      {grupos.length > 1 && (
        <Chips
          rotulo="Grupo"
          chips={grupos.map((g) => ({ valor: g.id, rotulo: g.nome }))}
          valor={grupo.id}
          aoEscolher={(escolhido) =>
            void irPara(paths.grupoCompartilhar({ id: escolhido }), { substitui: true, fica: true })
          }
        />
      )}
      <Modos idGrupo={grupo.id} fonte={fonte} />
    </div>
  );
}

function Modos({ idGrupo, fonte }: { readonly idGrupo: number; readonly fonte: string }) {
  const consulta = useQuery(gruposQueries.grupo(idGrupo, 1));
  return (
    <Consulta consulta={consulta} esqueleto={<OssoLista />} erro="Não conseguimos carregar este grupo">
      {(grupo) => (
        <Cartao titulo={grupo.nome}>
          {compartilhavel(grupo) ? (
            <>
              <ModosDeCompartilhar
                que={{ tipo: 'grupo', id: grupo.id }}
                nome={nomeParaCompartilhar(grupo)}
                fonte={fonte}
              />
              <LinkCurtoDoGrupo idGrupo={grupo.id} />
            </>
          ) : (
            <p>Este grupo é privado: ele só abre para quem foi convidado.</p>
          )}
        </Cartao>
      )}
    </Consulta>
  );
}

function Nenhum() {
  return (
    <Vazio
      titulo="Nenhum grupo para compartilhar"
      detalhe="Os grupos de que você participa, e os que você administra, aparecem aqui."
      acao={<Botao href={paths.grupos()}>Ver grupos</Botao>}
    />
  );
}
