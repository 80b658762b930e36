import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { quantos } from '../../../../lib/em-palavras.ts';
import { limitePerto } from '../../../../lib/momento.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { useLiberarGrupo } from '../../mutations-admin.ts';
import { grupoAdminQueries } from '../../queries-admin.ts';
import c from './liberar.module.css';

/** /grupo/admin/{id}/liberar: the administrator says that the service is signed; the page shows the effects before. */
export function TelaLiberar() {
  const id = useParametroId();
  const consulta = useQuery(grupoAdminQueries.detalhe(id));
  return (
    <Pagina titulo="Você assinou o serviço?" voltar={paths.grupoAdmin(id)} largura="estreita">
      <Consulta consulta={consulta} erro="Não conseguimos carregar o grupo" esqueleto={<OssoLista quantos={2} />}>
        {(dados) => (dados.acoes.liberar ? <Liberar dados={dados} /> : <Depois dados={dados} />)}
      </Consulta>
    </Pagina>
  );
}

function Liberar({ dados: { grupo, membros, prazo } }: { readonly dados: RespostaDe<'getGrupoAdmin'> }) {
  const regras = useRegras()?.grupos;
  const liberar = useLiberarGrupo(grupo.id);
  return (
    <div className={c['pilha']}>
      <Cartao>
        <ListaDefinicao
          itens={[
            { rotulo: 'Grupo', valor: grupo.nome },
            { rotulo: 'Plano', valor: grupo.plano === '' ? grupo.servico : grupo.plano },
            { rotulo: 'Membros que pagaram', valor: membros.length },
            ...(prazo === null ? [] : [{ rotulo: 'Avise até', valor: limitePerto(prazo.ate) }]),
          ]}
        />
        {prazo !== null && <p className={c['apoio']}>{prazo.consequencia}</p>}
      </Cartao>
      <Cartao titulo="O que acontece quando você avisa">
        <Passos
          passos={[
            { titulo: 'Os membros recebem um e-mail', estado: 'agora' },
            {
              titulo: `Você envia o acesso em até ${quantos(regras?.horasParaEnviarDados, 'horas')}`,
              detalhe: `Quem fica ${quantos(regras?.horasParaEntregarAcesso, 'horas')} sem acesso recebe tudo de volta e sai do grupo.`,
              estado: 'depois',
            },
            {
              titulo: `Cada membro confirma em até ${quantos(regras?.horasParaConfirmarAcesso, 'horas')}`,
              detalhe: 'Sem resposta, contamos como confirmado.',
              estado: 'depois',
            },
            { titulo: 'O grupo fica ativo e o primeiro ciclo começa', estado: 'depois' },
          ]}
        />
      </Cartao>
      <Botao
        tamanho="lg"
        bloco
        fazendo={liberar.isPending && 'Avisando os membros'}
        onClick={() => liberar.mutate({ params: { id: grupo.id } })}
      >
        Já assinei, avisar os membros
      </Botao>
      <Botao variante="texto" bloco href={paths.grupoAdmin(grupo.id)}>
        Ainda não assinei
      </Botao>
    </div>
  );
}

function Depois({ dados: { grupo, acoes } }: { readonly dados: RespostaDe<'getGrupoAdmin'> }) {
  return (
    <Vazio
      titulo={acoes.enviarAcesso ? 'Você já avisou que assinou' : 'Ainda não é a hora de assinar'}
      detalhe={
        acoes.enviarAcesso
          ? 'O próximo passo é enviar o acesso aos membros.'
          : 'Assine o serviço quando todos os membros tiverem pago. Avisamos por e-mail.'
      }
      acao={
        acoes.enviarAcesso ? (
          <Botao href={paths.grupoAdminEnviar(grupo.id)}>Enviar acesso</Botao>
        ) : (
          <Botao variante="suave" href={paths.grupoAdmin(grupo.id)}>
            Ver o grupo
          </Botao>
        )
      }
    />
  );
}
