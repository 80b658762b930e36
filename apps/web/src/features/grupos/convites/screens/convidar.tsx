import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { ConvidarPorEmail } from '../components/convidar-por-email.tsx';
import { LinkDoGrupo, NovoLink } from '../components/link-do-grupo.tsx';
import { ListaDeConvites } from '../components/lista-de-convites.tsx';
import { convitesQueries } from '../queries.ts';

type Convites = RespostaDe<'getConvitesDoGrupo'>;

/** /grupo/admin/{id}/convidar (spec 2, §2): by link, QR code and e-mail, and every invitation that was made. */
export function TelaConvidar() {
  const id = useParametroId();
  const convites = useQuery(convitesQueries.doGrupo(id));
  const { data } = convites;
  return (
    <Pagina
      titulo="Convidar amigos"
      voltar={paths.grupoAdmin(id)}
      {...(data === undefined
        ? {}
        : {
            subtitulo: `${data.grupo.nome}. ${vagasEmPalavras(data.grupo.vagasDisponiveis)}`,
            lado: <Lado {...data} />,
          })}
    >
      <Consulta consulta={convites} esqueleto={<OssoLista quantos={3} />} erro="Não conseguimos carregar os convites">
        {(dados) => <Convidar convites={dados} />}
      </Consulta>
    </Pagina>
  );
}

function Convidar({ convites }: { readonly convites: Convites }) {
  const { grupo, itens } = convites;
  if (grupo.vagasDisponiveis === 0)
    return <Nota titulo="O grupo está cheio">Quando uma vaga abrir, você pode convidar de novo.</Nota>;
  const links = itens.flatMap(({ link, ...convite }) => (link === null ? [] : [{ ...convite, link }]));
  return (
    <>
      {links.length === 0 ? (
        <NovoLink key={grupo.vagasDisponiveis} convites={convites} />
      ) : (
        links.map((convite) => <LinkDoGrupo key={convite.id} convite={convite} grupo={grupo} />)
      )}
      <ConvidarPorEmail convites={convites} />
    </>
  );
}

function Lado({ grupo, itens }: Convites) {
  return (
    <Cartao titulo="Convites" rente={itens.length > 0}>
      {itens.length === 0 ? <p>Ninguém foi convidado ainda.</p> : <ListaDeConvites idGrupo={grupo.id} itens={itens} />}
    </Cartao>
  );
}

function vagasEmPalavras(livres: number): string {
  if (livres === 0) return 'Nenhuma vaga livre.';
  return livres === 1 ? 'Falta 1 pessoa.' : `Faltam ${livres} pessoas.`;
}
