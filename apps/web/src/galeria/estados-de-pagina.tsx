import { IconBell, IconShare2 } from '@tabler/icons-react';
import { Botao } from '../ui/base/botao.tsx';
import { BotaoIcone } from '../ui/base/botao-icone.tsx';
import { Cartao } from '../ui/base/cartao.tsx';
import { Secao } from '../ui/base/secao.tsx';
import { Valor } from '../ui/dinheiro/valor.tsx';
import { PassoPin } from '../ui/fluxo/passo-pin.tsx';
import { BarraAcao } from '../ui/layout/barra-acao.tsx';
import { Pagina } from '../ui/layout/pagina.tsx';

function fazNada(): void {
  undefined;
}
/** Each page in a window of its own, to which its bar is fixed. */
const janela = {
  transform: 'translateZ(0)',
  border: '1px solid var(--rt-line)',
  borderRadius: 20,
  background: 'var(--rt-bg)',
  overflow: 'hidden',
} as const;
const pin = { apoio: 'Enviamos para m•••@exemplo.com.br.', validade: 'Vale até 10h54.', aoConferir: fazNada } as const;

/** Whole pages: their widths, their side, their bar, and the step of a code in its states. */
export function EstadosDePagina() {
  return (
    <Secao titulo="Páginas">
      <div style={{ display: 'grid', gap: 24 }}>
        <div style={janela}>
          <Pagina
            titulo="Spotify Premium"
            subtitulo="Família, 6 lugares"
            voltar="#antes"
            acoes={
              <>
                <BotaoIcone rotulo="Compartilhar">
                  <IconShare2 size={24} stroke={1.75} />
                </BotaoIcone>
                <BotaoIcone rotulo="Avisos">
                  <IconBell size={24} stroke={1.75} />
                </BotaoIcone>
              </>
            }
            lado={<Cartao titulo="Ao lado">Depois do conteúdo onde há uma coluna só.</Cartao>}
            barra={
              <BarraAcao soCelular rotulo="Hoje, com caução" valor={<Valor valor={3160} tamanho="md" />}>
                <Botao tamanho="lg">Entrar no grupo</Botao>
              </BarraAcao>
            }
          >
            <Cartao titulo="Conteúdo">O que a página tem a dizer, na coluna que se estica.</Cartao>
          </Pagina>
        </div>
        <div style={janela}>
          <Pagina
            titulo="Um título comprido, que na barra de um celular não cabe em uma linha"
            voltar="#antes"
            largura="estreita"
            barra={
              <BarraAcao>
                <Botao tamanho="lg" bloco>
                  Salvar endereço
                </Botao>
              </BarraAcao>
            }
          >
            <Cartao>Um formulário.</Cartao>
          </Pagina>
        </div>
        <div style={janela}>
          <Pagina
            titulo="Pagamento"
            semTitulo
            largura="media"
            ladoPrimeiro
            lado={<Cartao titulo="O próximo ato">Antes do conteúdo onde há uma coluna só.</Cartao>}
          >
            <h1>O título está no conteúdo</h1>
            <Cartao>Um pagamento.</Cartao>
          </Pagina>
        </div>
        <div style={janela}>
          <PassoPin
            {...pin}
            pergunta="Digite o código do e-mail"
            acao="Confirmar e retirar"
            alternativa={<Botao variante="texto">Enviar outro código</Botao>}
            resumo={
              <Cartao titulo="Retirada">
                <Valor valor={6000} tamanho="lg" />
              </Cartao>
            }
            conferindo={false}
            erro={undefined}
            aoMudar={fazNada}
          />
        </div>
        <div style={janela}>
          <PassoPin {...pin} pergunta="Conferindo o código" conferindo erro={undefined} aoMudar={fazNada} />
        </div>
      </div>
    </Secao>
  );
}
