import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { IconPlus, IconSend, IconSignature, IconUsers } from '@tabler/icons-react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { quantos } from '../../../../lib/em-palavras.ts';
import { limitePerto, noTexto, quantoFalta } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { agora } from '../../../../lib/relogio.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { useIniciarGrupo } from '../../mutations-admin.ts';
import { CompartilharGrupo } from '../../pagina/components/compartilhar-grupo.tsx';
import c from './proximo-passo.module.css';

type MeuGrupo = RespostaDe<'getGrupoAdmin'>;

/** The administrator's next step, its day, and the consequence of missing it. Nothing is shown when nothing is due. */
export function ProximoPasso({ dados }: { readonly dados: MeuGrupo }) {
  const horas = useRegras()?.grupos.horasParaEntregarAcesso;
  const { prazo, acoes, envio } = dados;
  if (dados.grupo.statusId === ID_STATUS_GRUPO.expirado) return <Expirou />;
  if (dados.grupo.statusId === ID_STATUS_GRUPO.aguardandoPagamento) return <EsperandoPagamento dados={dados} />;
  const falta = faltaEnviar(dados);
  if (dados.grupo.statusId === ID_STATUS_GRUPO.aguardandoLiberacao && !falta)
    return <EsperandoConfirmacao dados={dados} />;
  // Sharing its link fills a group.
  const juntaMembros = dados.grupo.statusId === ID_STATUS_GRUPO.aguardandoMembros;
  if (prazo === null && !falta && !acoes.iniciar && !acoes.liberar) return null;
  return (
    <Cartao className={c['passo']} titulo={tituloDe(dados)}>
      {falta && <p>{envio.troca === null ? proximoEnvio(dados, horas) : envio.troca.mensagem}</p>}
      {prazo !== null && (
        <p>
          <b>{`${passou(prazo.ate) ? 'Terminou' : 'Até'} ${noTexto(limitePerto(prazo.ate))}.`}</b>{' '}
          {`${quantoFalta(prazo.ate)}. ${prazo.consequencia}`}
        </p>
      )}
      <div className={c['acoes']}>
        {falta && <Enviar dados={dados} />}
        {acoes.liberar && (
          <Botao href={paths.grupoAdminLiberar(dados.grupo.id)} icone={<IconSignature size={20} stroke={1.75} />}>
            Já assinei o serviço
          </Botao>
        )}
        {juntaMembros && (
          <CompartilharGrupo
            grupo={dados.grupo}
            fonte="grupo-admin"
            variante={falta ? 'suave' : 'primario'}
            tamanho="md"
          />
        )}
        {acoes.iniciar && <Iniciar dados={dados} />}
      </div>
    </Cartao>
  );
}

/** To whom waits, or, where nobody does, what all read. */
function Enviar({ dados: { grupo, envio } }: { readonly dados: MeuGrupo }) {
  const todos = envio.pendentes === 0 && envio.temDadosAcesso;
  return (
    <Botao
      href={paths.grupoAdminEnviar(grupo.id, todos ? { todos: 'sim' } : {})}
      icone={<IconSend size={20} stroke={1.75} />}
    >
      {todos ? 'Trocar dados de todos' : 'Enviar acesso'}
    </Botao>
  );
}

/** The administrator has nothing to do, and the card says what the group waits for (REGRAS 2.1). */
function EsperandoPagamento({ dados: { membros } }: { readonly dados: MeuGrupo }) {
  const faltam = membros.filter(({ pagamento }) => pagamento === 'pendente').length;
  const titulo = faltam === 1 ? 'Falta 1 pagamento' : `Faltam ${faltam} pagamentos`;
  return (
    <Cartao className={c['passo']} titulo={faltam === 0 ? 'Esperando os pagamentos' : titulo}>
      <p>
        Você não precisa fazer nada agora. Quando todos pagarem, avisamos por e-mail e você assina o serviço. A reserva
        de quem não paga termina sozinha, e a vaga fica livre.
      </p>
    </Cartao>
  );
}

/** Each member has the access and says that it works, or is silent for long enough (REGRAS 2.1). */
function EsperandoConfirmacao({ dados: { membros } }: { readonly dados: MeuGrupo }) {
  const horas = useRegras()?.grupos.horasParaConfirmarAcesso;
  const faltam = membros.filter(({ acessoConfirmadoEm }) => acessoConfirmadoEm === null).length;
  return (
    <Cartao
      className={c['passo']}
      titulo={faltam === 1 ? 'Falta 1 membro confirmar' : `Faltam ${faltam} membros confirmar`}
    >
      <p>
        {`Você não precisa fazer nada agora. Quem não responder em ${quantos(horas, 'horas')} conta como confirmado. Depois o grupo fica ativo e o primeiro mês começa.`}
      </p>
    </Cartao>
  );
}

/** An expired group does not come back; another may be created (REGRAS 2.1). */
function Expirou() {
  return (
    <Cartao className={c['passo']} titulo="Este grupo expirou">
      <p>O prazo terminou e ele não volta ao ar. Se alguém pagou, devolvemos tudo. Para tentar de novo, crie outro.</p>
      <div className={c['acoes']}>
        <Botao href={paths.novoGrupoEscolha()} icone={<IconPlus size={20} stroke={1.75} />}>
          Criar outro grupo
        </Botao>
      </div>
    </Cartao>
  );
}

function Iniciar({ dados: { grupo, membros } }: { readonly dados: MeuGrupo }) {
  const iniciar = useIniciarGrupo();
  async function perguntar(): Promise<void> {
    const sim = await dialogos.mostrar({
      titulo: `Começar com ${membros.length} membros?`,
      corpo:
        'O grupo sai da busca. Quando todos tiverem pago, você assina o serviço e envia o acesso. As vagas livres voltam à venda depois que o grupo estiver ativo.',
      acao: 'Começar o grupo',
      escape: 'Esperar mais membros',
    });
    if (sim) iniciar.mutate({ params: { id: grupo.id } });
  }
  return (
    <Botao
      variante="suave"
      icone={<IconUsers size={20} stroke={1.75} />}
      fazendo={iniciar.isPending && 'Começando'}
      onClick={() => void perguntar()}
    >
      {`Começar com ${membros.length} membros`}
    </Botao>
  );
}

function faltaEnviar({ acoes, envio }: MeuGrupo): boolean {
  return acoes.enviarAcesso && (envio.pendentes > 0 || envio.rotacaoPendente || !envio.temDadosAcesso);
}

function tituloDe(dados: MeuGrupo): string {
  const { prazo, envio, acoes } = dados;
  if (faltaEnviar(dados)) return envio.troca?.titulo ?? 'Envie o acesso';
  return prazo?.texto ?? (acoes.iniciar ? 'Seu grupo já pode começar' : 'Avise que assinou');
}

/** The earliest delivery that is owed. */
function proximoEnvio({ membros, envio }: MeuGrupo, horas: number | undefined): string {
  const devidas = membros
    .filter(({ acessoEntregueEm, acessoDevidoAte }) => acessoEntregueEm === null && acessoDevidoAte !== null)
    .map(({ acessoDevidoAte }) => acessoDevidoAte ?? '')
    .toSorted();
  const primeira = devidas[0];
  if (primeira === undefined) return 'Deixe os dados no cofre: quem pagar recebe na hora.';
  const espera = envio.pendentes === 1 ? '1 membro espera' : `${envio.pendentes} membros esperam`;
  return `${espera} pelo acesso. Envie até ${noTexto(limitePerto(primeira))}. Quem fica ${quantos(horas, 'horas')} sem acesso recebe tudo de volta e sai do grupo.`;
}

function passou(ate: string): boolean {
  return Date.parse(ate) <= agora();
}
