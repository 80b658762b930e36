import { cpf } from '@rateia/domain/usuario/cpf';
import { obrigatorio, pin } from '@rateia/domain/validacao';
import { useState } from 'react';
import type { VarianteBotao } from '../ui/base/botao.tsx';
import { Botao } from '../ui/base/botao.tsx';
import { Cartao } from '../ui/base/cartao.tsx';
import { ListaDefinicao } from '../ui/base/lista-definicao.tsx';
import { Grade, Secao } from '../ui/base/secao.tsx';
import { Dialogo } from '../ui/dialogo/dialogo.tsx';
import { recados } from '../ui/dialogo/recados.ts';
import { PassoFluxo } from '../ui/fluxo/passo-fluxo.tsx';
import { CampoArea } from '../ui/formulario/campo-area.tsx';
import { CampoCvc, CampoNumeroDoCartao, CampoValidadeDoCartao } from '../ui/formulario/campo-cartao.tsx';
import { CampoDeAcesso } from '../ui/formulario/campo-de-acesso.tsx';
import { CampoDinheiro } from '../ui/formulario/campo-dinheiro.tsx';
import { CampoEscolha } from '../ui/formulario/campo-escolha.tsx';
import { CampoCep, CampoCpf, CampoData, CampoTelefone } from '../ui/formulario/campo-mascara.tsx';
import { CampoSenha } from '../ui/formulario/campo-senha.tsx';
import { Marcacao } from '../ui/formulario/marcacao.tsx';
import { PinInput } from '../ui/formulario/pin-input.tsx';
import { useFormulario } from '../ui/formulario/use-formulario.ts';

const variantes: readonly VarianteBotao[] = ['primario', 'suave', 'linha', 'texto', 'perigo', 'perigo-linha'];
const campos = {
  cpf: { nome: 'CPF', regras: [obrigatorio, cpf] },
  pin: { nome: 'PIN', regras: [pin] },
} as const;
const iniciais = {
  cpf: '1234567890',
  telefone: '',
  cep: '',
  nascimento: '',
  senha: '',
  cartao: '4111111111111111',
  validade: '1229',
  cvc: '',
  valor: 5000 as number | undefined,
  pin: 'K7M2P',
  relacao: '' as '' | 'amigos',
  texto: '',
  aceita: false,
};

/** Buttons, fields, a step of a flow, dialogs and toasts. */
export function FormularioNaGaleria() {
  const [aberto, setAberto] = useState(false);
  const f = useFormulario({ iniciais, campos });
  return (
    <>
      <Secao titulo="Botões">
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
          {variantes.map((variante) => (
            <Botao key={variante} variante={variante}>
              {variante}
            </Botao>
          ))}
          <Botao fazendo="Pagando">Pagar</Botao>
          <Botao desligado>Continuar</Botao>
          <Botao variante="perigo-linha" onClick={() => setAberto(true)}>
            Sair do grupo
          </Botao>
        </div>
        <Dialogo
          aberto={aberto}
          titulo="Sair do Spotify Premium?"
          aoFechar={() => setAberto(false)}
          acoes={
            <>
              <Botao variante="perigo" tamanho="lg" bloco>
                Sair em 4 de janeiro
              </Botao>
              <Botao variante="texto" bloco onClick={() => setAberto(false)}>
                Continuar no grupo
              </Botao>
            </>
          }
        >
          <ListaDefinicao
            itens={[
              { rotulo: 'Acesso até', valor: '4 de janeiro' },
              { rotulo: 'Caução de volta', valor: 'R$ 8,32' },
              { rotulo: 'Nova cobrança', valor: 'Nenhuma' },
            ]}
          />
          <p>Você pode voltar atrás até lá, se ninguém reservar a vaga.</p>
        </Dialogo>
      </Secao>
      <Secao titulo="Campos">
        <Grade>
          <Cartao>
            <form onSubmit={f.enviar(() => recados.mostrar('Enviado'))} style={{ display: 'grid', gap: 16 }} noValidate>
              <CampoCpf rotulo="CPF" {...f.campo('cpf')} />
              <CampoTelefone rotulo="Telefone" {...f.campo('telefone')} apoio="Com DDD. Enviamos um código por SMS." />
              <CampoCep rotulo="CEP" {...f.campo('cep')} />
              <CampoData rotulo="Data de nascimento" {...f.campo('nascimento')} autoComplete="bday" />
              <Botao tipo="submit">Conferir</Botao>
            </form>
          </Cartao>
          <Cartao>
            <div style={{ display: 'grid', gap: 16 }}>
              <CampoDeAcesso nome="cookie" {...f.campo('texto')} />
              <CampoSenha rotulo="Senha" {...f.campo('senha')} autoComplete="new-password" />
              <CampoDinheiro
                rotulo="Quanto você quer adicionar"
                {...f.campo('valor')}
                apoio="De R$ 10,00 a R$ 1.000,00."
              />
              <CampoEscolha rotulo="Relação" {...f.campo('relacao')} opcoes={[{ valor: 'amigos', rotulo: 'Amigos' }]} />
              <CampoArea rotulo="Mensagem" {...f.campo('texto')} placeholder="Opcional ao aprovar" />
              <Marcacao marcada={f.valores.aceita} aoMudar={(marcada) => f.muda('aceita', marcada)}>
                Li e aceito os termos de uso.
              </Marcacao>
            </div>
          </Cartao>
          <Cartao>
            <div style={{ display: 'grid', gap: 16 }}>
              <CampoNumeroDoCartao rotulo="Número do cartão" {...f.campo('cartao')} />
              <CampoValidadeDoCartao rotulo="Validade" {...f.campo('validade')} />
              <CampoCvc rotulo="Código de segurança" {...f.campo('cvc')} apoio="Três números, no verso." />
            </div>
          </Cartao>
          <Cartao>
            <PinInput rotulo="Código que enviamos por SMS" {...f.campo('pin')} apoio="Vale por 09:41. Enviar de novo" />
          </Cartao>
        </Grade>
      </Secao>
      <Secao titulo="Passo de fluxo">
        <PassoFluxo
          pergunta="Quanto cada um paga?"
          apoio="O plano custa R$ 49,99. Dividido por 6 dá R$ 8,33."
          passo={3}
          de={5}
          voltar="#antes"
          aoContinuar={() => undefined}
          resumo={<Cartao titulo="Seu grupo">Spotify Premium</Cartao>}
        >
          <CampoDinheiro rotulo="Valor por vaga" grande {...f.campo('valor')} apoio="Máximo permitido: R$ 9,58." />
          <Cartao>
            <ListaDefinicao
              itens={[
                { rotulo: 'Membro paga, com taxa', valor: 'R$ 9,83' },
                { rotulo: 'Você recebe', valor: 'R$ 41,65', total: true },
              ]}
            />
          </Cartao>
        </PassoFluxo>
      </Secao>
    </>
  );
}
