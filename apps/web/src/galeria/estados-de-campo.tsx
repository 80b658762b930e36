import { forcaDaSenha } from '@rateia/domain/usuario/forca-da-senha';
import { IconAt, IconCheck, IconMail } from '@tabler/icons-react';
import { Botao } from '../ui/base/botao.tsx';
import { Cartao } from '../ui/base/cartao.tsx';
import { Grade, Secao } from '../ui/base/secao.tsx';
import { CampoArea } from '../ui/formulario/campo-area.tsx';
import { CampoCvc, CampoNumeroDoCartao, CampoValidadeDoCartao } from '../ui/formulario/campo-cartao.tsx';
import { CampoDinheiro } from '../ui/formulario/campo-dinheiro.tsx';
import { CampoEscolha } from '../ui/formulario/campo-escolha.tsx';
import { CampoCep, CampoCpf, CampoData, CampoTelefone } from '../ui/formulario/campo-mascara.tsx';
import { CampoNovaSenha } from '../ui/formulario/campo-nova-senha.tsx';
import { CampoSenha } from '../ui/formulario/campo-senha.tsx';
import { CampoTexto } from '../ui/formulario/campo-texto.tsx';
import { LoginsSociais } from '../ui/formulario/logins-sociais.tsx';
import { Marcacao } from '../ui/formulario/marcacao.tsx';
import { Opcoes } from '../ui/formulario/opcoes.tsx';
import { PinInput } from '../ui/formulario/pin-input.tsx';

const pilha = { display: 'grid', gap: 16 } as const;
function forcaDe(senha: string) {
  return forcaDaSenha(senha, new Set());
}
function fazNada(): void {
  undefined;
}
const relacoes = [
  { valor: 'amigos', rotulo: 'Amigos' },
  { valor: 'familia', rotulo: 'Família' },
] as const;
const provedores = [
  { socialAuth: 3, nome: 'Google' },
  { socialAuth: 2, nome: 'Facebook' },
];
const comprido =
  'Uma mensagem que ocupa várias linhas do campo, porque quem escreve conta o que aconteceu do começo ao fim, com datas.';

/** Every field empty, filled, refused and switched off. */
export function EstadosDeCampo() {
  return (
    <Secao titulo="Estados: campos">
      <Grade>
        <Cartao titulo="Preenchidos">
          <div style={pilha}>
            <CampoCpf rotulo="CPF" value="12345678909" onChange={fazNada} />
            <CampoTelefone rotulo="Telefone" value="31912345678" onChange={fazNada} />
            <CampoCep rotulo="CEP" value="30130010" onChange={fazNada} />
            <CampoData rotulo="Nascimento" value="31121990" onChange={fazNada} />
            <CampoCvc rotulo="Código de segurança" value="123" onChange={fazNada} />
            <CampoEscolha rotulo="Relação" value="familia" onChange={fazNada} opcoes={relacoes} />
            <CampoArea rotulo="Mensagem" value={comprido} onChange={fazNada} linhas={3} maxLength={240} />
            <CampoTexto
              rotulo="Apelido"
              value="um-apelido-comprido-demais-para-a-largura-do-campo"
              onChange={fazNada}
              icone={<IconAt size={20} stroke={1.75} />}
              fim={<IconCheck size={20} stroke={1.75} />}
              apoio="Só letras, números e hífens."
            />
          </div>
        </Cartao>
        <Cartao titulo="Recusados">
          <div style={pilha}>
            <CampoCpf
              rotulo="CPF"
              value="11111111111"
              onChange={fazNada}
              erro="O campo CPF precisa ter um CPF válido."
            />
            <CampoTelefone rotulo="Telefone" value="319" onChange={fazNada} erro="O campo Telefone é obrigatório." />
            <CampoCep rotulo="CEP" value="301" onChange={fazNada} erro="O campo CEP é obrigatório." />
            <CampoData rotulo="Nascimento" value="3113" onChange={fazNada} erro="Esta data não existe." />
            <CampoNumeroDoCartao rotulo="Número" value="4111" onChange={fazNada} erro="Confira o número do cartão." />
            <CampoValidadeDoCartao rotulo="Validade" value="0120" onChange={fazNada} erro="Este cartão venceu." />
            <CampoCvc rotulo="Código de segurança" value="1" onChange={fazNada} erro="São três números." />
            <CampoSenha rotulo="Senha" value="errada" onChange={fazNada} erro="E-mail ou senha não conferem." />
            <CampoDinheiro rotulo="Valor" value={100} onChange={fazNada} erro="O mínimo é R$ 10,00." />
            <CampoEscolha
              rotulo="Relação"
              value=""
              onChange={fazNada}
              opcoes={relacoes}
              erro="O campo Relação é obrigatório."
            />
            <CampoArea rotulo="Mensagem" value="" onChange={fazNada} erro="O campo Mensagem é obrigatório." />
            <Marcacao marcada={false} aoMudar={fazNada} erro="Para continuar, aceite os termos de uso.">
              Li e aceito os termos de uso.
            </Marcacao>
          </div>
        </Cartao>
        <Cartao titulo="Desligados">
          <div style={pilha}>
            <CampoCpf rotulo="CPF" value="12345678909" onChange={fazNada} desligado />
            <CampoTelefone rotulo="Telefone" value="31912345678" onChange={fazNada} desligado />
            <CampoCep rotulo="CEP" value="30130010" onChange={fazNada} desligado />
            <CampoData rotulo="Nascimento" value="31121990" onChange={fazNada} desligado />
            <CampoNumeroDoCartao rotulo="Número" value="5555555555554444" onChange={fazNada} desligado />
            <CampoValidadeDoCartao rotulo="Validade" value="1229" onChange={fazNada} desligado />
            <CampoCvc rotulo="Código de segurança" value="" onChange={fazNada} desligado />
            <CampoSenha rotulo="Senha" value="segredo" onChange={fazNada} desligado />
            <CampoDinheiro rotulo="Valor" value={1000} onChange={fazNada} desligado />
            <CampoEscolha rotulo="Relação" value="amigos" onChange={fazNada} opcoes={relacoes} desligado />
            <CampoArea rotulo="Mensagem" value="Enviada ontem" onChange={fazNada} desligado />
          </div>
        </Cartao>
        <Cartao titulo="Com apoio e exemplo">
          <div style={pilha}>
            <CampoCpf rotulo="CPF" value="" onChange={fazNada} apoio="De quem recebe." placeholder="000.000.000-00" />
            <CampoTelefone rotulo="Telefone" value="" onChange={fazNada} placeholder="(00) 00000-0000" />
            <CampoCep rotulo="CEP" value="" onChange={fazNada} apoio="Buscamos o endereço." placeholder="00000-000" />
            <CampoData rotulo="Nascimento" value="" onChange={fazNada} apoio="Só você vê." placeholder="DD/MM/AAAA" />
            <CampoNumeroDoCartao
              rotulo="Número"
              value=""
              onChange={fazNada}
              apoio="Como está na frente do cartão."
              placeholder="0000 0000 0000 0000"
            />
            <CampoValidadeDoCartao
              rotulo="Validade"
              value=""
              onChange={fazNada}
              apoio="Mês e ano."
              placeholder="MM/AA"
            />
            <CampoCvc rotulo="Código da frente" value="1234" onChange={fazNada} quatro />
            <CampoCvc rotulo="Código do verso" value="" onChange={fazNada} placeholder="000" />
            <CampoSenha rotulo="Senha" value="" onChange={fazNada} apoio="A mesma do login." placeholder="Sua senha" />
            <CampoEscolha
              rotulo="Relação"
              value=""
              onChange={fazNada}
              opcoes={relacoes}
              apoio="Os outros membros não veem."
              placeholder="Escolha uma relação"
            />
            <CampoArea rotulo="Mensagem" value="" onChange={fazNada} apoio="Vai para quem administra o grupo." />
            <CampoTexto rotulo="Apelido" value="" onChange={fazNada} placeholder="marina.alves" />
          </div>
        </Cartao>
        <Cartao titulo="Códigos">
          <div style={pilha}>
            <PinInput rotulo="Código vazio" value="" onChange={fazNada} />
            <PinInput rotulo="Código inteiro" value="K7M2P9W" onChange={fazNada} desligado />
            <PinInput rotulo="Código recusado" value="K7M2P9W" onChange={fazNada} erro="PIN inválido ou expirado" />
          </div>
        </Cartao>
        <Cartao titulo="Dinheiro e senhas">
          <div style={pilha}>
            <CampoDinheiro rotulo="Quanto" value={undefined} onChange={fazNada} grande placeholder="0,00" />
            <CampoDinheiro rotulo="Quanto" value={1_234_567_89} onChange={fazNada} grande erro="O limite é menor." />
            <CampoNovaSenha rotulo="Senha fraca" value="abc" onChange={fazNada} forca={forcaDe('abc')} />
            <CampoNovaSenha
              rotulo="Senha nova"
              value=""
              onChange={fazNada}
              forca={forcaDe('')}
              apoio="Diferente das anteriores."
              placeholder="Oito ou mais"
            />
            <CampoNovaSenha
              rotulo="Senha desligada"
              value="segredo"
              onChange={fazNada}
              forca={forcaDe('segredo')}
              desligado
            />
            <CampoNovaSenha
              rotulo="Senha recusada"
              value=""
              onChange={fazNada}
              forca={forcaDe('')}
              erro="O campo Senha é obrigatório."
            />
          </div>
        </Cartao>
        <Cartao titulo="Escolhas">
          <Opcoes
            rotulo="Nenhuma escolhida"
            mostraRotulo
            valor={undefined}
            aoEscolher={fazNada}
            opcoes={[
              {
                valor: 1,
                titulo: 'Com ícone e um título que ocupa mais de uma linha no celular',
                icone: <IconMail size={22} stroke={1.75} />,
              },
              { valor: 2, titulo: 'Só o título' },
            ]}
          />
          <br />
          <Marcacao marcada aoMudar={fazNada}>
            Marcada
          </Marcacao>
        </Cartao>
        <Cartao titulo="Entrar por outra conta">
          <LoginsSociais provedores={provedores} carregando={false} escolhido={3} aoEscolher={fazNada} />
          <LoginsSociais provedores={provedores} carregando={false} escolhido={undefined} aoEscolher={fazNada}>
            <Botao variante="linha" bloco>
              Entrar com uma chave
            </Botao>
          </LoginsSociais>
          <LoginsSociais provedores={[]} carregando escolhido={undefined} aoEscolher={fazNada} />
        </Cartao>
      </Grade>
    </Secao>
  );
}
