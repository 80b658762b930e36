import { MARCA } from '@rateia/domain/marca';
import { IconBolt, IconCreditCard } from '@tabler/icons-react';
import { agora } from '../lib/relogio.ts';
import { Botao } from '../ui/base/botao.tsx';
import { Cartao } from '../ui/base/cartao.tsx';
import { Grade, Secao } from '../ui/base/secao.tsx';
import { Carregando, Osso } from '../ui/estado/carregando.tsx';
import { Erro } from '../ui/estado/erro.tsx';
import { Vazio } from '../ui/estado/vazio.tsx';
import { ContagemRegressiva } from '../ui/fluxo/contagem-regressiva.tsx';
import { PassoFluxo } from '../ui/fluxo/passo-fluxo.tsx';
import { Passos } from '../ui/fluxo/passos.tsx';
import { Progresso } from '../ui/fluxo/progresso.tsx';
import { Prova } from '../ui/fluxo/prova.tsx';
import { MeiosPagamento } from '../ui/pagamento/meios-pagamento.tsx';
import { PixPainel } from '../ui/pagamento/pix-painel.tsx';
import { SemQrCode } from '../ui/pagamento/sem-qr-code.tsx';
import { Anel } from '../ui/partes/anel.tsx';
import { BarraPartes } from '../ui/partes/barra-partes.tsx';

function fazNada(): void {
  undefined;
}
const inicio = agora();
const MINUTO = 60_000;
const prova = { aoProvar: fazNada, aoMudar: fazNada } as const;
const fila = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 } as const;

/** Steps, proofs, payments and waiting, in the states that screens seldom show. */
export function EstadosDeFluxo() {
  return (
    <Secao titulo="Estados: fluxos e pagamento">
      <Grade>
        <PassoFluxo pergunta="Enviando" apoio="O botão diz o que faz." aoContinuar={fazNada} fazendo="Salvando" />
        <PassoFluxo
          pergunta="Uma pergunta comprida que passa de uma linha no celular e também na mesa?"
          passo={1}
          de={1}
          acao="Publicar"
          aoContinuar={fazNada}
          desligado
          alternativa={<Botao variante="texto">Deixar para depois</Botao>}
        />
        <PassoFluxo pergunta="Um passo que leva a outra página" href="#outra" acao="Ver o grupo" />
        <Cartao titulo="Chave de acesso recusada">
          <Prova meios={['chave']} {...prova} conferindo={false} erro="A chave não foi aceita." />
        </Cartao>
        <Cartao titulo="Código que faz mais do que confirmar">
          <Prova meios={['recuperacao']} {...prova} conferindo={false} erro={undefined} acao="Excluir a minha conta" />
        </Cartao>
        <Cartao titulo="Código enviado, com a sua validade">
          <Prova
            meios={['pin']}
            enviadoPara="m•••••@exemplo.com.br"
            vale="10 minutos"
            {...prova}
            conferindo={false}
            erro={undefined}
          />
        </Cartao>
        <Cartao titulo="Esperando a chave">
          <Prova meios={['chave', 'recuperacao']} {...prova} conferindo erro={undefined} rodape={<p>Sair</p>} />
        </Cartao>
        <Cartao titulo="Progresso e passos">
          <div style={fila}>
            <Progresso passo={1} de={3} />
            <Progresso passo={3} de={3} />
            <Progresso passo={7} de={12} />
          </div>
          <Passos
            passos={[
              { chave: 'a', titulo: 'Tudo feito', estado: 'feito' },
              { chave: 'b', titulo: 'Até o fim', detalhe: 'Com uma segunda linha.', estado: 'feito' },
              { chave: 'c', titulo: 'Venceu sem pagamento', detalhe: 'Vermelho, e nunca um feito.', estado: 'falha' },
            ]}
          />
        </Cartao>
        <Cartao titulo="Tempo">
          <div style={fila}>
            <ContagemRegressiva forma="anel" ate={inicio + 12 * MINUTO} total={30 * MINUTO} agora={agora} nome="anel" />
            <ContagemRegressiva forma="unidades" ate={inicio + 5_000 * MINUTO} agora={agora} nome="em uma linha" />
            <ContagemRegressiva forma="texto" ate={inicio} agora={agora} nome="acabou" aoTerminar={fazNada} />
            <ContagemRegressiva
              forma="caixas"
              ate={inicio + MINUTO}
              total={30 * MINUTO}
              agora={agora}
              nome="no último minuto"
            />
          </div>
        </Cartao>
        <Cartao titulo="Partes de um todo">
          <div style={fila}>
            <Anel partes={['cheia', 'sua', 'vazia']} grossura={0.4} descricao="Três partes" />
            <span className="rt-escuro" style={{ padding: 12, borderRadius: 16, background: 'var(--rt-p8)' }}>
              <Anel partes={['clara', 'vazia-escura', 'vazia-escura']} tamanho={64} />
            </span>
            <Anel partes={Array.from({ length: 120 }, (_, i) => (i < 90 ? 'cheia' : 'vazia'))}>30</Anel>
          </div>
          <br />
          <BarraPartes
            partes={(
              ['plano', 'taxa', 'caucao', 'bloqueado', 'disponivel', 'success', 'warning', 'danger'] as const
            ).map((pintura, i) => ({ chave: pintura, peso: 8 - i, pintura }))}
          />
        </Cartao>
        <Cartao titulo="Nenhum meio escolhido">
          <MeiosPagamento
            escolhido={undefined}
            aoEscolher={fazNada}
            meios={[
              { id: 12, icone: IconBolt, nome: 'Pix', descricao: 'Confirma em segundos', custo: 0, disponivel: true },
              {
                id: 13,
                icone: IconCreditCard,
                nome: 'Cartão de uma bandeira de nome comprido, final 4021',
                descricao: 'Crédito',
                custo: 12_345,
                disponivel: false,
                motivo: 'Este cartão venceu.',
              },
            ]}
          />
        </Cartao>
        <PixPainel
          valor={123_456_78}
          para={`Para ${MARCA} Pagamentos`}
          estado="expirado"
          copiaECola="00020126"
          venceEm={inicio}
          duracao={30 * MINUTO}
          venceAs="10h24"
          agora={agora}
          aoVencer={fazNada}
          aoGerarNovo={fazNada}
          gerando
        />
        <Cartao titulo="Código que não veio">
          <SemQrCode emVezDele="Use o código copia e cola." aoTentarDeNovo={fazNada} />
        </Cartao>
        <Carregando texto="Carregando notificações..." />
        <Carregando>
          <Osso largura={160} altura={28} />
          <Osso largura={44} altura={44} raio={22} />
        </Carregando>
        <Vazio titulo="Nada por aqui ainda" />
        <Erro titulo="Sem acesso a esta página" detalhe="Peça a quem administra o grupo." />
        <Erro titulo="O envio parou" aoTentarDeNovo={fazNada} acao="Enviar de novo" codigo="TEMPO" />
      </Grade>
    </Secao>
  );
}
