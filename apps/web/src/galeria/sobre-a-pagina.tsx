import { MARCA } from '@rateia/domain/marca';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BarraDeCookies } from '../app/depois/barra-de-cookies.tsx';
import { NiveisDeCookies } from '../app/depois/niveis-de-cookies.tsx';
import { VeuDaAtualizacao } from '../app/depois/veu-da-atualizacao.tsx';
import { ItemDeNotificacao } from '../features/notificacoes/components/item.tsx';
import { Botao } from '../ui/base/botao.tsx';
import { Cartao } from '../ui/base/cartao.tsx';
import { Grade, Secao } from '../ui/base/secao.tsx';
import { dialogos } from '../ui/dialogo/dialogos.ts';
import { recados } from '../ui/dialogo/recados.ts';

const fila = { display: 'flex', flexWrap: 'wrap', gap: 10 } as const;
/** Parts that are fixed to the window stay inside their own frame here. */
const janela = {
  transform: 'translateZ(0)',
  minHeight: 248,
  marginTop: 24,
  border: '1px solid var(--rt-line)',
  borderRadius: 20,
  overflow: 'hidden',
} as const;
function fazNada(): void {
  undefined;
}
const cliente = new QueryClient();
const notificacao = {
  id: 1,
  tipo: 10,
  icone: 'envio',
  titulo: 'Seu acesso chegou',
  mensagem: 'Diego enviou os dados de acesso do Spotify Premium.',
  dataFormatada: 'Hoje, 9h12',
  link: '/grupo/12/dados-acesso',
  visualizado: false,
  criadaEm: '2026-12-28T12:12:00.000Z',
  autor: null,
} as const;

/**
 * Toasts and dialogs, opened by buttons; and the parts that the frame of the app puts over a page, in a window of their
 * own.
 */
export function SobreAPagina() {
  const [escolhendo, setEscolhendo] = useState(false);
  return (
    <Secao titulo="Sobre a página">
      <Grade>
        <Cartao titulo="Avisos">
          <div style={fila}>
            <Botao variante="linha" onClick={() => recados.mostrar('Seu código foi copiado', { tom: 'success' })}>
              Feito
            </Botao>
            <Botao variante="linha" onClick={() => recados.mostrar('O Pix vence em 5 minutos', { tom: 'warning' })}>
              Atenção
            </Botao>
            <Botao variante="linha" onClick={() => recados.mostrar('Erro ao marcar notificação', { tom: 'danger' })}>
              Falha
            </Botao>
            <Botao
              variante="linha"
              onClick={() =>
                recados.mostrar(`Há uma versão nova da ${MARCA}.`, {
                  tom: 'neutro',
                  acao: { rotulo: 'Atualizar', fazer: fazNada },
                })
              }
            >
              Versão
            </Botao>
            <Botao
              variante="linha"
              onClick={() =>
                recados.mostrar('Valide a sua conta até 4 de janeiro para continuar nos seus grupos.', {
                  titulo: 'Restrição',
                  tom: 'warning',
                  acao: { rotulo: 'Ver', fazer: fazNada },
                })
              }
            >
              Restrição
            </Botao>
          </div>
        </Cartao>
        <Cartao titulo="Diálogos">
          <div style={fila}>
            <Botao
              variante="linha"
              onClick={() =>
                void dialogos.mostrar({
                  titulo: 'Fila de espera',
                  corpo: 'O grupo está cheio, mas uma pessoa sai em 12 de janeiro.',
                  acao: 'Entrar na fila',
                  escape: 'Voltar ao grupo',
                })
              }
            >
              Decisão
            </Botao>
            <Botao
              variante="perigo-linha"
              onClick={() =>
                void dialogos.mostrar({
                  titulo: 'Remover esta chave Pix?',
                  corpo: 'As próximas retiradas vão pedir outra chave.',
                  acao: 'Remover chave',
                  escape: 'Manter chave',
                  perigo: true,
                })
              }
            >
              Perigo
            </Botao>
            <Botao
              variante="linha"
              onClick={() =>
                void dialogos.mostrar({
                  titulo: 'Desistir da vaga?',
                  corpo: 'Outra pessoa poderá ficar com ela.',
                  acao: 'Desistir',
                  escape: 'Continuar com a vaga',
                  escapePrimeiro: true,
                })
              }
            >
              Ficar primeiro
            </Botao>
            <Botao
              variante="linha"
              onClick={() =>
                void dialogos.mostrar({
                  titulo: 'Este pagamento não foi aprovado',
                  corpo: 'O seu banco recusou o pagamento. Nenhum valor foi cobrado.',
                })
              }
            >
              Erro
            </Botao>
            <Botao variante="linha" onClick={() => void dialogos.mostrar({ titulo: 'Você já está neste grupo' })}>
              Só o título
            </Botao>
          </div>
        </Cartao>
        <Cartao rente>
          <QueryClientProvider client={cliente}>
            <ItemDeNotificacao notificacao={notificacao} />
            <ItemDeNotificacao
              notificacao={{
                ...notificacao,
                id: 2,
                icone: 'mensagem',
                titulo: 'Maria Antonieta de Albuquerque e Silva Prado respondeu a sua reclamação',
                dataFormatada: '27 dez',
                visualizado: true,
                autor: { nome: 'Maria Antonieta', imagem: null },
              }}
            />
            <ItemDeNotificacao
              notificacao={{ ...notificacao, id: 3, icone: 'novidade', titulo: 'Só um recado', mensagem: '', link: '' }}
            />
          </QueryClientProvider>
        </Cartao>
      </Grade>
      <div style={janela}>
        <BarraDeCookies aoRecusar={fazNada} aoAceitar={fazNada} aoEscolher={() => setEscolhendo(true)} />
      </div>
      <div style={janela}>
        <VeuDaAtualizacao />
      </div>
      {escolhendo && (
        <NiveisDeCookies
          atual={{ necessary: true, analytics_storage: true, ad_storage: false }}
          aoResponder={() => setEscolhendo(false)}
          aoFechar={() => setEscolhendo(false)}
        />
      )}
    </Secao>
  );
}
