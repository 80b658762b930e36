import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { limitePerto, noTexto } from '../../../../lib/momento.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { grupoMembroQueries } from '../../queries-membro.ts';
import { Candidatos } from '../components/candidatos.tsx';
import { ContaDeQuemAssume } from '../components/conta-de-quem-assume.tsx';
import { useResponderSucessao, useRetirarSucessao } from '../mutations.ts';

type Sucessao = RespostaDe<'getSucessao'>;
type Aberta = NonNullable<Sucessao['aberta']>;

/** /grupo/{id}/sucessao: the group changes hands; what each may do, by when, and what happens if nobody acts. */
export function TelaSucessao() {
  const id = useParametroId();
  const consulta = useQuery(grupoMembroQueries.sucessao(id));
  const volta = consulta.data?.papel === 'administrador' ? paths.grupoAdmin(id) : paths.grupoMembro(id);
  return (
    <Pagina titulo={tituloDe(consulta.data)} voltar={volta} largura="estreita">
      <Consulta consulta={consulta} erro="Não conseguimos carregar o grupo" esqueleto={<OssoLista quantos={3} />}>
        {(sucessao) => <Conteudo id={id} sucessao={sucessao} />}
      </Consulta>
    </Pagina>
  );
}

function tituloDe(sucessao: Sucessao | undefined): string {
  if (sucessao?.aberta === undefined || sucessao.aberta === null) return 'Quem assume o grupo';
  if (sucessao.aberta.paraMim) return `Você assume ${sucessao.grupo.nome}?`;
  return sucessao.aberta.estado === 'proposta' ? 'Esperando a resposta' : 'Quem vai assumir o grupo?';
}

interface ConteudoProps {
  readonly id: number;
  readonly sucessao: Sucessao;
}

function Conteudo({ id, sucessao }: ConteudoProps) {
  const { aberta, papel } = sucessao;
  if (aberta === null) {
    return (
      <Vazio
        titulo="O grupo não está mudando de mãos"
        detalhe="Quando isso acontecer, avisamos você."
        acao={
          papel === 'administrador' ? (
            <Botao href={paths.grupoAdminCancelamentoInformacoes(id)}>Passar o grupo adiante</Botao>
          ) : (
            <Botao href={paths.grupoMembro(id)}>Ver o grupo</Botao>
          )
        }
      />
    );
  }
  if (aberta.estado === 'escolha') return <Escolha id={id} sucessao={sucessao} aberta={aberta} />;
  if (aberta.paraMim) return <ParaMim id={id} sucessao={sucessao} aberta={aberta} />;
  return <Esperando id={id} aberta={aberta} papel={papel} />;
}

type ComAberta = ConteudoProps & { readonly aberta: Aberta };

/** The member who was asked decides with the whole sum in his hand. */
function ParaMim({ id, sucessao: { grupo, conta }, aberta }: ComAberta) {
  const responder = useResponderSucessao(id);
  async function assumir(): Promise<void> {
    const sim = await dialogos.mostrar({
      titulo: 'Assumir o grupo agora?',
      corpo:
        'Você passa a pagar o serviço e a receber dos membros. A sua caução volta, e o acesso precisa ser trocado.',
      acao: 'Assumir o grupo',
      escape: 'Ainda não',
    });
    if (sim) responder.mutate({ params: { id }, body: { aceita: true } });
  }
  return (
    <>
      <p>{`${grupo.administrador} quer passar o grupo para você.`}</p>
      {conta !== null && <ContaDeQuemAssume conta={conta} />}
      <Nota>{`Responda até ${noTexto(limitePerto(aberta.ate))}. Recusar não muda nada para você.`}</Nota>
      <Botao bloco tamanho="lg" fazendo={responder.isPending && 'Respondendo'} onClick={() => void assumir()}>
        Assumir o grupo
      </Botao>
      <Botao variante="texto" bloco onClick={() => responder.mutate({ params: { id }, body: { aceita: false } })}>
        Continuar só como membro
      </Botao>
    </>
  );
}

interface EsperandoProps {
  readonly id: number;
  readonly aberta: Aberta;
  readonly papel: Sucessao['papel'];
}

function Esperando({ id, aberta, papel }: EsperandoProps) {
  const retirar = useRetirarSucessao();
  const nome = aberta.convidado?.nome ?? 'A pessoa convidada';
  return (
    <>
      <Nota titulo={`${nome} responde até ${noTexto(limitePerto(aberta.ate))}`}>
        Até lá o grupo continua como está. Se a resposta não vier, ele fica com quem administra hoje.
      </Nota>
      {papel === 'administrador' && (
        <Botao
          variante="suave"
          bloco
          fazendo={retirar.isPending && 'Retirando'}
          onClick={() => retirar.mutate({ params: { id } })}
        >
          Retirar o convite
        </Botao>
      )}
    </>
  );
}

function Escolha({ id, sucessao: { grupo, conta, papel }, aberta }: ComAberta) {
  const vota = papel === 'membro';
  return (
    <>
      <Nota tom="warning" titulo={`Até ${noTexto(limitePerto(aberta.ate))}`}>
        {aberta.motivo === 'silencio'
          ? `${grupo.administrador} não responde há uma semana. Se trocar o acesso antes disso, continua administrando.`
          : `A conta de ${grupo.administrador} está restrita. Os meses já pagos não mudam.`}
      </Nota>
      <Candidatos id={id} aberta={aberta} vota={vota} />
      {vota && conta !== null && <ContaDeQuemAssume conta={conta} />}
    </>
  );
}
