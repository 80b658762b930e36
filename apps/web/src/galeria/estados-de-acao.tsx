import { IconArrowRight, IconMail, IconPlus, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Abas } from '../ui/base/abas.tsx';
import { Avatar } from '../ui/base/avatar.tsx';
import { Botao } from '../ui/base/botao.tsx';
import { BotaoCopiar } from '../ui/base/botao-copiar.tsx';
import { BotaoIcone } from '../ui/base/botao-icone.tsx';
import { Cartao } from '../ui/base/cartao.tsx';
import { Chips } from '../ui/base/chips.tsx';
import { Contador } from '../ui/base/contador.tsx';
import { Etiqueta } from '../ui/base/etiqueta.tsx';
import { Ligacao } from '../ui/base/ligacao.tsx';
import { Nota } from '../ui/base/nota.tsx';
import { Quantidade } from '../ui/base/quantidade.tsx';
import { Grade, Secao } from '../ui/base/secao.tsx';
import { BotaoCompartilhar } from '../ui/compartilhar/botao-compartilhar.tsx';
import { Logo } from '../ui/marca/logo.tsx';

const fila = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 } as const;
const escuro = { ...fila, padding: 16, borderRadius: 16, background: 'var(--rt-p8)' } as const;
function fazNada(): void {
  undefined;
}
const mais = <IconPlus size={20} stroke={1.75} />;
const noIcone = { position: 'relative', width: 44, height: 30 } as const;

/** Controls to press, choose and count, in the states that screens seldom show. */
export function EstadosDeAcao() {
  const [aba, setAba] = useState<'todas' | 'lidas'>('todas');
  return (
    <Secao titulo="Estados: ações">
      <Grade>
        <Cartao titulo="Tamanhos, ícones e largura">
          <div style={fila}>
            <Botao tamanho="sm" icone={mais}>
              Pequeno
            </Botao>
            <Botao tamanho="md" iconeDepois={<IconArrowRight size={20} stroke={1.75} />}>
              Médio
            </Botao>
            <Botao tamanho="lg" href="#pagina" novaJanela>
              Grande, que abre outra página
            </Botao>
            <Botao bloco>Confirmar a entrada no grupo Serviço de nome comprido que não cabe</Botao>
          </div>
        </Cartao>
        <Cartao titulo="Trabalhando e desligado">
          <div style={fila}>
            {(['primario', 'suave', 'linha', 'texto', 'perigo', 'perigo-linha'] as const).map((variante) => (
              <Botao key={variante} variante={variante} fazendo="Salvando">
                Salvar
              </Botao>
            ))}
            {(['primario', 'suave', 'linha', 'texto', 'perigo', 'perigo-linha'] as const).map((variante) => (
              <Botao key={variante} variante={variante} desligado>
                Salvar
              </Botao>
            ))}
          </div>
        </Cartao>
        <Cartao titulo="Sobre petróleo">
          <div style={escuro} className="rt-escuro">
            <Botao variante="branco">branco</Botao>
            <Botao variante="vidro">vidro</Botao>
            <Botao variante="branco" fazendo="Abrindo">
              branco
            </Botao>
            <BotaoIcone rotulo="Mais" tom="escuro">
              {mais}
            </BotaoIcone>
            <Logo escuro />
          </div>
        </Cartao>
        <Cartao titulo="Ícones e cópias">
          <div style={fila}>
            <BotaoIcone rotulo="Mais" tom="suave" ligado={false} onClick={fazNada}>
              {mais}
            </BotaoIcone>
            <BotaoIcone rotulo="Menu" expandido>
              {mais}
            </BotaoIcone>
            <BotaoIcone rotulo="Avisos" href="#avisos">
              <IconMail size={24} stroke={1.75} />
            </BotaoIcone>
            <BotaoCopiar texto="K7M2P9W" nome="o código" aviso="Copiado" variante="linha" tamanho="sm" />
            <BotaoCopiar texto="K7M2P9W" nome="o link" aviso="Copiado" falha="Selecione o texto" tamanho="lg" bloco />
            <BotaoCompartilhar
              que={{ tipo: 'indicacao', codigo: 'MARINA10' }}
              nome="MARINA10"
              fonte="galeria"
              variante="primario"
              tamanho="lg"
              rotulo="Convidar um amigo"
              bloco
            />
            <BotaoCompartilhar que={{ tipo: 'grupo', id: 27 }} nome="Canva" fonte="galeria" rotulo="Com uma nota">
              <Nota>Quem entra pelo seu link conta para a sua indicação.</Nota>
            </BotaoCompartilhar>
          </div>
        </Cartao>
        <Cartao titulo="Contagens e rostos">
          <div style={fila}>
            <span style={noIcone}>
              <Contador quantos={3} onde="cabecalho" nome="não lidas" />
            </span>
            <span style={noIcone}>
              <Contador quantos={9} onde="barra" nome="não lidas" />
            </span>
            <span style={noIcone}>
              <Contador quantos={10} onde="barra" nome="não lidas" />
            </span>
            <span style={noIcone}>
              <Contador quantos={0} onde="barra" nome="não lidas" />
            </span>
            <Avatar nome="Com Foto" imagem="/previa.png" tamanho={56} />
            <Avatar nome="" tamanho={28} />
          </div>
        </Cartao>
        <Cartao titulo="Escolher e contar">
          <Abas
            rotulo="Avisos"
            valor={aba}
            aoEscolher={setAba}
            abas={[
              { valor: 'todas', rotulo: 'Todas', conta: 0 },
              { valor: 'lidas', rotulo: 'Com um nome bem comprido', conta: 120 },
            ]}
          >
            <p>{aba}</p>
          </Abas>
          <Chips
            rotulo="Formas"
            valor="email"
            aoEscolher={fazNada}
            chips={[
              { valor: 'email', rotulo: 'E-mail', icone: <IconMail size={18} stroke={1.75} /> },
              { valor: 'outra', rotulo: 'Outra', icone: <IconShare2 size={18} stroke={1.75} />, conta: 0 },
            ]}
          />
          <br />
          <Quantidade valor={1} min={1} max={3} aoMudar={fazNada} unidade={['vaga', 'vagas']} />
          <Quantidade valor={3} min={1} max={3} aoMudar={fazNada} unidade={['vaga', 'vagas']} />
        </Cartao>
        <Cartao titulo="Etiquetas e ligações">
          <div style={fila}>
            {(['success', 'warning', 'danger', 'info', 'neutral', 'marca', 'voce'] as const).map((tom) => (
              <Etiqueta key={tom} tom={tom}>
                {tom}
              </Etiqueta>
            ))}
            <Etiqueta>Uma etiqueta de texto comprido que passa da linha do cartão</Etiqueta>
            <Ligacao href="#a">Ligação</Ligacao>
          </div>
        </Cartao>
        <Cartao tom="manga" titulo="Seu" nivel={3} ladoTitulo="agora">
          Um cartão do que é seu.
        </Cartao>
        <Cartao tom="hero">Um cartão que se destaca.</Cartao>
        <Nota tom="danger" titulo="O pagamento não passou" alerta>
          O banco recusou. Nada foi cobrado.
        </Nota>
        <Nota tom="info" icone={<IconMail size={20} stroke={1.75} />}>
          Enviamos um e-mail de nome muito comprido para uma-pessoa-de-endereco-comprido@exemplo.com.br.
        </Nota>
      </Grade>
    </Secao>
  );
}
