import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useBusca, useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { grupoAdminQueries } from '../../queries-admin.ts';
import { EntregarAUm } from '../components/entregar-a-um.tsx';
import { EnviarATodos } from '../components/enviar-a-todos.tsx';
import { quemRecebe } from '../envio.ts';

type MeuGrupo = RespostaDe<'getGrupoAdmin'>;

/** /grupo/admin/{id}/enviar: the access of one member, or what the whole group reads; two acts, and each says who hears of it. */
export function TelaEnviar() {
  const id = useParametroId();
  const { membro, todos } = useBusca();
  const consulta = useQuery(grupoAdminQueries.detalhe(id));
  const dados = consulta.data;
  const para =
    dados === undefined || todos !== undefined
      ? undefined
      : quemRecebe(dados, membro === undefined ? null : Number(membro));
  return (
    <Pagina
      titulo={tituloDe(dados, para?.nome)}
      voltar={paths.grupoAdmin(id)}
      largura={para === undefined ? 'estreita' : 'media'}
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar o grupo" esqueleto={<OssoLista quantos={2} />}>
        {(lidos) => {
          if (!lidos.acoes.enviarAcesso) return <AntesDaHora dados={lidos} />;
          return para === undefined ? (
            <EnviarATodos dados={lidos} />
          ) : (
            <EntregarAUm key={para.idAssinatura} dados={lidos} membro={para} />
          );
        }}
      </Consulta>
    </Pagina>
  );
}

function tituloDe(dados: MeuGrupo | undefined, nome: string | undefined): string {
  if (nome !== undefined) return `Enviar acesso para ${nome}`;
  return dados?.envio.temDadosAcesso === true ? 'Trocar dados de todos' : 'Enviar acesso';
}

function AntesDaHora({ dados: { grupo, acoes } }: { readonly dados: MeuGrupo }) {
  return (
    <Vazio
      titulo="Ainda não é a hora de enviar"
      detalhe={
        acoes.liberar
          ? 'Primeiro avise que você assinou o serviço.'
          : 'Você envia o acesso depois que os membros pagarem e o serviço estiver assinado. Avisamos por e-mail.'
      }
      acao={
        <Botao
          variante={acoes.liberar ? 'primario' : 'suave'}
          href={acoes.liberar ? paths.grupoAdminLiberar(grupo.id) : paths.grupoAdmin(grupo.id)}
        >
          {acoes.liberar ? 'Avisar que assinei' : 'Ver o grupo'}
        </Botao>
      }
    />
  );
}
